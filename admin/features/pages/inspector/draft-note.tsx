import { publicationOfPage } from "../../../../editing/document/publication.ts";
import { currentSite } from "../../../../editing/edits/history.ts";
import {
  describeBrokenLinks,
  incomingLinks,
  nameLocations,
} from "../../../../editing/labels/links-to-page.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";

/** Says of a draft or a scheduled page which links lead nowhere as long as it is one, when the switch is turned too. */
export function DraftNote({ page }: { readonly page: string }) {
  const { schemas, content } = useOpenedSite();
  const lost = useEditor(({ history, document }) => {
    const own = document.pages.find(({ id }) => id === page);
    const kind = own ? publicationOfPage(own, content.today).kind : "live";
    if (kind === "live") return undefined;
    const site = currentSite(history);
    const places = incomingLinks(site, page);
    return places.length === 0
      ? undefined
      : describeBrokenLinks(places, nameLocations(places, site, schemas), kind);
  });
  return (
    <div role="status">
      {lost !== undefined && <p className="inspector-note inspector-note-warning">{lost}</p>}
    </div>
  );
}
