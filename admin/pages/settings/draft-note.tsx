import { currentSite } from "../../edits/current-site.ts";
import { linksFromElsewhere, namePlaces } from "../../edits/links/links-to-page.ts";
import { useEditor, useSession } from "../../session-context.ts";
import { linksLost } from "../words/link-words.ts";

/** Says of a draft which links lead nowhere as long as it is one, when the switch is turned too. */
export function DraftNote({ page }: { readonly page: string }) {
  const { schemas } = useSession();
  const lost = useEditor(({ history, document }) => {
    if (document.pages.find(({ id }) => id === page)?.draft !== true) return undefined;
    const site = currentSite(history);
    const places = linksFromElsewhere(site, page);
    return places.length === 0 ? undefined : linksLost(places, namePlaces(places, site, schemas));
  });
  return (
    <div role="status">
      {lost !== undefined && <p className="inspector-note inspector-note-warning">{lost}</p>}
    </div>
  );
}
