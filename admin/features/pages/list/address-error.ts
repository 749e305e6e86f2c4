import { redirectsOf } from "../../../../editing/document/redirects.ts";
import type { SiteDocument } from "../../../../editing/document/site-document.ts";
import { pageTitle } from "../../../../editing/labels/page-label.ts";
import { tokenScope } from "../../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { problemMessage } from "../../../../editing/messages/problem-message.ts";
import { canonicalPath } from "../../../../renderer/resolve/addresses/page-address.ts";
import { planRoutes } from "../../../../renderer/resolve/addresses/routes.ts";
import { createReport } from "../../../../renderer/resolve/report/report.ts";
import type { SiteConfig } from "../../../../schema/site/site-config.ts";
import { fileSystemKey } from "../../../../schema/text/confusable-names.ts";
import { entriesForEach } from "../../../fields/form/mapping/each-items.ts";
import type { EditorContent } from "../../../sync/content/editor-content.ts";

type RoutedContent = Pick<EditorContent, "entries" | "model" | "orderedIds" | "today">;

interface WantedAddress {
  /** The id of the page that is to have it; none for a page that is still to be made. */
  readonly page: string | undefined;
  readonly path: string;
}

/** Why a page can't have an address, in a sentence; nothing if it can. */
export function addressError(
  document: SiteDocument,
  content: RoutedContent,
  { page: id, path }: WantedAddress,
): string | undefined {
  if (path.trim() === "") return messages.pages.ask.noAddress;
  if (!path.startsWith("/")) return messages.pages.ask.noSlash;
  const same = (other: string) => fileSystemKey(canonicalPath(other)) === fileSystemKey(canonicalPath(path));
  const taken = document.pages.find((page) => page.id !== id && same(page.path));
  if (taken) return messages.pages.ask.taken({ title: pageTitle(taken, document.site) });
  if (redirectsOf(document).some(({ from }) => same(from))) return messages.pages.ask.redirected;
  const known = document.pages.find((page) => page.id === id);
  // What is left out has no address yet, but is to have this one.
  const page = { id: "", blocks: [], ...known, path, draft: false, publishOn: undefined };
  const report = createReport();
  const others = document.pages.filter((other) => other.id !== id);
  const config = { ...document, file: "", pages: [page, ...others] } as unknown as SiteConfig;
  const scope = tokenScope({ site: document.site, ...content });
  const { entries: all, model, orderedIds: orders, today } = content;
  const entries = entriesForEach({ entries: all, model, orders }, scope);
  const eachContext = (language: string) => ({ scope, entries, language });
  planRoutes({ config, day: { today }, entries, eachContext, report });
  const problem = report.problems.find(({ pointer }) => pointer === "/pages/0/path");
  const words = problem && problemMessage(problem);
  return words && `${words.text} ${words.hint ?? ""}`.trim();
}
