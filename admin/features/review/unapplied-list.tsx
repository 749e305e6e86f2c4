import { formatFields } from "../../../editing/labels/format-fields.ts";
import { nameValue } from "../../../editing/labels/name-value.ts";
import { schemaOf } from "../../../editing/labels/schema/schemas.ts";
import { readTokens } from "../../../editing/labels/tokens/read-tokens.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { routeOfEdit } from "../../../editing/routes/route-of-edit.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import type { UnappliedEdit } from "../../sync/state/unapplied-edit.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { useWorkspace } from "../../view/workspace.ts";

export function UnappliedList() {
  const { store } = useEditorDocument();
  const { view } = useWorkspace();
  const { content } = useOpenedSite();
  const place = ({ edit }: UnappliedEdit) =>
    routeOfEdit(edit, { model: content.model, document: store.getState().document });
  const unplaced = useEditor((state) => state.unplaced);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  if (unplaced.length === 0) return null;
  return (
    <section className="unplaced" aria-label={messages.review.unplaced}>
      <h3>{messages.review.unplacedTitle}</h3>
      <ul>
        {unplaced.map((left, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be equal in all that they say
          <li key={index} className="change">
            <p className="change-words">
              <strong>{messages.review.youDid({ what: left.what })}</strong> {left.reason}
            </p>
            <div className="change-actions">
              <Button tone="plain" onClick={() => view.getState().go(place(left))}>
                {messages.review.show}
              </Button>
              <Button disabled={readOnly} onClick={() => store.getState().reapply(left)}>
                {messages.review.doAnyway}
              </Button>
              <Button
                onClick={() => store.getState().discard(left)}
                aria-label={messages.review.dismissWhat({ what: left.what })}
              >
                {messages.review.dismiss}
              </Button>
            </div>
            <UnappliedText left={left} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function UnappliedText({ left: { edit } }: { readonly left: UnappliedEdit }) {
  const { schemas } = useOpenedSite();
  const config = useEditor((state) => state.document);
  const entries = useEditor((state) => state.entries);
  if (edit.kind !== "set-value" && edit.kind !== "insert-item") return null;
  const { target } = edit;
  const [value, path] =
    edit.kind === "set-value" ? [edit.value, edit.path] : [edit.item, [...edit.path, edit.index]];
  const { schema } = nameValue(schemaOf(schemas, { config, entries }, target), path);
  const shown = readTokens(formatFields(value, schema), { config, schemas });
  return shown === "" ? null : <pre>{shown}</pre>;
}
