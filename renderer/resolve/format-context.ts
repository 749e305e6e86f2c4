import en from "../../blocks/_kit/messages/en.json";
import { likelyRegionOf, regionOf } from "../../schema/international-number.ts";
import { resolvePath, type Scope } from "./scope.ts";
import type { FormatContext } from "./token-format.ts";

/**
 * The language of a page, and the country of the site: a page in another language is about the same business, so its
 * telephone numbers are those of the site's country.
 */
export function formatContextOf(scope: Scope, language: string): FormatContext {
  const textAt = (path: string) => {
    const value = resolvePath(path, scope)?.value;
    return typeof value === "string" ? value : undefined;
  };
  const ofSite = () => textAt("site.language") ?? language;
  return {
    language,
    // Computed lazily: few formats need it.
    get region() {
      return regionOf(ofSite());
    },
    get likelyRegion() {
      return likelyRegionOf(ofSite());
    },
    messages: () => scope.messages?.(language) ?? en,
    today: () => textAt("today"),
  };
}
