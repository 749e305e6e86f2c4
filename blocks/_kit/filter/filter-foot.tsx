import { useMessages } from "../page/use-messages.ts";

/** Below a list that is filtered over several pages: the button for more hits than are shown. */
export function FilterFoot() {
  const { moreResults } = useMessages();
  return (
    <p className="filter-foot">
      <button type="button" className="filter-more button button-quiet" hidden>
        {moreResults}
      </button>
    </p>
  );
}
