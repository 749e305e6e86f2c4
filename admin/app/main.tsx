import { createRoot } from "react-dom/client";
import { loadMessages } from "../messages/messages.ts";
import { findHost } from "../sync/host/find-host.ts";
import { EditorRoot } from "./editor-root.tsx";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/admin.scss";

const place = document.getElementById("root");
if (place) {
  const host = findHost(document);
  host.onSiteChanged((changes) => changes.includes("code") && location.reload());
  void loadMessages().then(() => {
    createRoot(place).render(<EditorRoot host={host} />);
  });
}
