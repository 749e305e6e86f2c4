import { useDeferredValue, useMemo } from "react";
import { currentSite } from "../edits/current-site.ts";
import type { Holder, ValuePath } from "../edits/edit.ts";
import { valueAt } from "../edits/value-at.ts";
import { fieldId, type Path, useForm } from "../form/form-context.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { useEditor, useSession } from "../session-context.ts";
import { replacePlaces } from "./replace-places.ts";
import { isChangedText, stillThere, stillWords } from "./still-there.ts";

const holder: Holder = { in: "site" };

/** Below a setting that has changed: where its old words still stand, and the way to change them there too. */
export function StillNote({ path }: { readonly path: Path }) {
  const { content } = useSession();
  const form = useForm();
  const { holder: of, shared } = form;
  const { holder: from, path: at } = shared?.shared ?? { holder: of, path };
  const isOwn = from.in === "site" && Object.hasOwn(content.model.settings, at[0] ?? "");
  const before = useEditor(({ history }) => (isOwn ? valueAt(history.base.config.site, at) : undefined));
  const after = useEditor(({ document }) => (isOwn ? valueAt(document.site, at) : undefined));
  if (!isChangedText(before, after)) return null;
  return <Still field={fieldId(form, path)} at={at} before={String(before)} after={String(after)} />;
}

interface StillProps {
  /** The id of the input. */
  readonly field: string;
  readonly at: ValuePath;
  readonly before: string;
  readonly after: string;
}

function Still({ field, at, before, after }: StillProps) {
  const session = useSession();
  const { schemas, view } = session;
  const site = useDeferredValue(currentSite(useEditor((state) => state.history)));
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const changed = useMemo(() => ({ own: { holder, path: at }, before, after }), [at, before, after]);
  const places = useMemo(() => stillThere(site, schemas, changed), [site, schemas, changed]);
  const words = messages.replace;
  const query = { text: before.trim(), by: after.trim() };
  /** What is pressed is gone once nothing stands there any more. */
  const focusOn = () => document.getElementById(field)?.focus();
  const show = () => {
    focusOn();
    view.getState().findAndReplace(query);
  };
  const change = () => {
    focusOn();
    replacePlaces(session, places, { ...query, matchCase: true });
  };
  return (
    <div role="status">
      {places.length > 0 && (
        <div className="still-note">
          <p>{stillWords(places, changed, { site, schemas })}</p>
          <Button tone="plain" onClick={show}>
            {words.show}
          </Button>
          {!readOnly && (
            <Button tone="plain" onClick={change}>
              {words.changeToo}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
