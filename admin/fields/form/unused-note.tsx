import type { ValuePath } from "../../../editing/document/edit.ts";
import { usesOfSetting } from "../../../editing/document/uses-of-setting.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useForm } from "./form-context.ts";

export function UnusedNote({ path }: { readonly path: ValuePath }) {
  const { content } = useOpenedSite();
  const { target, shared } = useForm();
  const isOwn = target.in === "site" && !shared && Object.hasOwn(content.model.settings, path[0] ?? "");
  const isUnused = useEditor(
    ({ history }) => isOwn && usesOfSetting(currentSite(history), path).length === 0,
  );
  return isUnused && <p className="field-unused">{messages.shared.unused}</p>;
}
