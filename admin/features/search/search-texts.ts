import { hasToken, tokenPattern } from "../../../schema/token-syntax.ts";
import { textsOfSite } from "../../fields/text-search/find-text.ts";
import { replacerOf } from "../../fields/text-search/replace-in-text.ts";
import { nameLocation, pathInLocation } from "../../labels/name-location.ts";
import { nameValue } from "../../labels/name-value.ts";
import { schemaOf } from "../../labels/schema/schemas.ts";
import { withTokens } from "../../labels/tokens/token-meaning.ts";
import { tokenScope } from "../../labels/tokens/token-scope.ts";
import { routeOfValue } from "../../workspace/route-of-edit.ts";
import type { RouteContext } from "../../workspace/route-of-setting.ts";
import type { SearchResult } from "./rank-results.ts";
import type { SearchScope } from "./search-routes.ts";

const around = 40;
const minLetters = 3;

/**
 * The texts of the site in which words stand as they were typed, each as soon as it is found; nothing for a text in which
 * they don't, so that whoever asks can rest.
 */
export function* searchTexts(
  query: string,
  { site, schemas, model }: SearchScope & Pick<RouteContext, "model">,
): Generator<SearchResult | undefined> {
  const text = query.trim();
  if (text.length < minLetters) return;
  const wanted = text.toLowerCase();
  const scope = tokenScope({ site: site.config.site, model });
  const { inText } = replacerOf({ text, by: text, matchCase: false });
  for (const { target, path, text: source, isLink } of textsOfSite(site, schemas)) {
    yield undefined;
    if (isLink) continue;
    // What an owner reads in the place of a token.
    const written = hasToken(source) ? withTokens(source, scope).replace(tokenPattern, "…") : source;
    if (!written.toLowerCase().includes(wanted)) continue;
    // What stands in an address of a link is nothing that anybody reads.
    if (inText(written).count === 0) continue;
    const place = routeOfValue(target, path, { model, document: site.config });
    const { title } = nameValue(schemaOf(schemas, site, target), pathInLocation(target, path));
    const { words, ranges } = excerptAround(written, wanted);
    yield {
      group: "texts",
      key: `texts ${JSON.stringify(place)}`,
      title: words,
      detail: `${nameLocation(schemas, site, { target, path })}: ${title}`,
      score: 20,
      ranges,
      target: place,
    };
  }
}

function excerptAround(
  text: string,
  wanted: string,
): Pick<SearchResult, "ranges"> & { readonly words: string } {
  const at = text.toLowerCase().indexOf(wanted);
  const start = at <= around ? 0 : text.indexOf(" ", at - around) + 1;
  const last = text.lastIndexOf(" ", at + wanted.length + around);
  const end = text.length - (at + wanted.length) <= around ? text.length : Math.max(last, at + wanted.length);
  const before = oneLine(`${start > 0 ? "… " : ""}${text.slice(start, at)}`);
  const found = oneLine(text.slice(at, at + wanted.length));
  const after = oneLine(`${text.slice(at + wanted.length, end)}${end < text.length ? " …" : ""}`);
  return { words: before + found + after, ranges: [[before.length, before.length + found.length]] };
}

function oneLine(text: string): string {
  return text.replace(/[*_`#>]+/g, "").replace(/\s+/g, " ");
}
