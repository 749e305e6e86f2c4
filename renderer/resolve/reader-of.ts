import { regionOf } from "../../schema/international-number.ts";
import { lookUp, type Scope } from "./scope.ts";
import type { Reader } from "./token-format.ts";

/**
 * What formats know of a place: the language of its page, and the country of the site. A page in another language is about
 * the same shop, so its numbers are those of the site's country.
 */
export function readerOf(scope: Scope, language: string): Reader {
  const main = lookUp("site.language", scope)?.value;
  return { language, region: regionOf(typeof main === "string" ? main : language) };
}
