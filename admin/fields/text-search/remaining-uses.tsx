import { useDeferredValue, useMemo } from "react";
import type { EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { replaceWords } from "../../../editing/messages/replace-words.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { useWorkspace } from "../../view/workspace.ts";
import { changedParts } from "./changed-parts.ts";
import { describeRemaining, factQuery, remainingMatches } from "./remaining-matches.ts";
import { replaceMatches } from "./replace-matches.ts";

interface StillProps {
  readonly field: string;
  readonly target: EditTarget;
  readonly at: ValuePath;
  readonly before: string;
  readonly after: string;
}

export function RemainingUses({ before, after, ...others }: StillProps) {
  const parts = useMemo(() => changedParts(before, after), [before, after]);
  return parts.map((part) => <RemainingPart key={part.before} {...others} {...part} />);
}

function RemainingPart({ field, target, at, before, after }: StillProps) {
  const { store } = useEditorDocument();
  const { schemas } = useOpenedSite();
  const { view, pristine, notices } = useWorkspace();
  const site = useDeferredValue(currentSite(useEditor((state) => state.history)));
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const changed = useMemo(() => ({ own: { target, path: at }, before, after }), [target, at, before, after]);
  const places = useMemo(() => remainingMatches(site, schemas, changed), [site, schemas, changed]);
  const words = replaceWords();
  const query = factQuery(before, after);
  const focusOn = () => document.getElementById(field)?.focus();
  const show = () => {
    focusOn();
    view.getState().findAndReplace(query);
  };
  const change = () => {
    focusOn();
    replaceMatches({ store, pristine, notices }, places, query);
  };
  return (
    places.length > 0 && (
      <div className="still-note">
        <p>{describeRemaining(places, changed, { site, schemas })}</p>
        <Button tone="plain" onClick={show}>
          {words.show}
        </Button>
        {!readOnly && (
          <Button tone="plain" onClick={change}>
            {words.changeToo}
          </Button>
        )}
      </div>
    )
  );
}
