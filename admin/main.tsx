import { createRoot } from "react-dom/client";
import { EditorRoot } from "./drafts/editor-root.tsx";
import { findHost } from "./host/find-host.ts";
import { loadForParts } from "./later/late-part.ts";
import { loadMessages } from "./messages/messages.ts";
import { placeOfAddress } from "./view/place-address.ts";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/admin.scss";

const place = document.getElementById("root");
if (place) {
  const host = findHost(document);
  host.onSiteChanged((changes) => changes.includes("code") && location.reload());
  const opened = placeOfAddress(location.hash);
  void loadMessages().then(() => {
    // Where the address leads to a form, that is asked for beside the content; elsewhere behind the first screen.
    if (opened.workspace === "content" || "block" in opened) void loadForParts().catch(() => undefined);
    createRoot(place).render(<EditorRoot host={host} />);
  });
}
