import { createRoot } from "react-dom/client";
import { findHost } from "../sync/host/find-host.ts";
import { cleanPasted } from "../ui/browser/clean-pasted.ts";
import { loadEditorLanguage } from "../ui/browser/editor-language.ts";
import { preserveFocus } from "../ui/browser/preserve-focus.ts";
import { preserveNodes } from "../ui/browser/preserve-nodes.ts";
import { EditorRoot } from "./editor-root.tsx";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/admin.scss";

preserveNodes(Node);
preserveFocus(document);
cleanPasted(document);
const place = document.getElementById("root");
if (place) {
  const host = findHost(document);
  host.onSiteChanged((changes) => changes.includes("code") && location.reload());
  void loadEditorLanguage().then(() => {
    createRoot(place).render(<EditorRoot host={host} />);
  });
}
