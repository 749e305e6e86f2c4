import type { ValuePath } from "../../document/edit.ts";
import { valueAt } from "../../document/value-at.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { isChangedText } from "../text-search/is-changed-text.ts";
import { fieldId, useForm } from "./form-context.ts";
import { useIsTyped } from "./use-leave.ts";

const StillPlaces = lazy(async () => (await import("./still-places.tsx")).StillPlaces, "note");

/** Below a setting that has changed: where its old words still stand, and the way to change them there too. */
export function StillNote({ path }: { readonly path: ValuePath }) {
  const { content } = useOpenedSite();
  const form = useForm();
  const { target: of, shared } = form;
  const { target: from, path: at } = shared?.shared ?? { target: of, path };
  const isOwn = from.in === "site" && Object.hasOwn(content.model.settings, at[0] ?? "");
  const before = useEditor(({ history }) => (isOwn ? valueAt(history.base.config.site, at) : undefined));
  const after = useEditor(({ document }) => (isOwn ? valueAt(document.site, at) : undefined));
  const isTyped = useIsTyped(path);
  if (!isChangedText(before, after)) return null;
  return (
    <div role="status">
      {!isTyped && (
        <StillPlaces field={fieldId(form, path)} at={at} before={String(before)} after={String(after)} />
      )}
    </div>
  );
}
