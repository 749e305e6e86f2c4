import { useMemo } from "react";
import { memoizeLast } from "../../../editing/document/memoize.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useTokenScope } from "../form/use-token-scope.ts";
import { listLinkTargets } from "./list-link-targets.ts";

export function useLinkContext() {
  const { content, schemas } = useOpenedSite();
  const entries = useEntries();
  const site = useEditor((state) => state.document.site);
  const scope = useTokenScope();
  // Typing into a block changes the pages but not where links can lead.
  const addresses = useEditor((state) => addressesOf(state.document.pages));
  return useMemo(() => {
    const pages = JSON.parse(addresses) as Parameters<typeof listLinkTargets>[0]["pages"];
    const { model, files, today } = content;
    return {
      scope,
      targets: listLinkTargets({ site, pages, entries, scope, model, files, today, settings: schemas.site }),
    };
  }, [addresses, site, entries, scope, content, schemas]);
}

const addressesOf = memoizeLast((pages: readonly { readonly [field: string]: unknown }[]) =>
  JSON.stringify(
    pages.map(({ id, path, title, entries, draft, publishOn }) => ({
      ...{ id, path, title, entries, draft, publishOn },
    })),
  ),
);
