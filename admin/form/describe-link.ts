import { canonicalPath } from "../../renderer/resolve/page-address.ts";
import type { Scope } from "../../renderer/resolve/scope.ts";
import { safeUrl } from "../../schema/safe-url.ts";
import { nearest } from "../../schema/suggest.ts";
import { tokenMeaning, tokensIn, withTokens } from "../tokens/token-meaning.ts";
import type { LinkTarget } from "./list-link-targets.ts";

/** Where a link leads, in a sentence; or that it leads nowhere, and where it may have been meant to. */
export interface LinkWords {
  readonly words: string;
  readonly wrong?: boolean;
  /** An address that may have been meant. */
  readonly meant?: string;
}

interface LinkKnowledge {
  readonly targets: readonly LinkTarget[];
  readonly scope: Scope;
}

export function describeLink(text: string, { targets, scope }: LinkKnowledge): LinkWords | undefined {
  // A token that means nothing is told by its own chip.
  if (text.trim() === "" || tokensIn(text).some((name) => !("value" in tokenMeaning(name, scope))))
    return undefined;
  const url = safeUrl(withTokens(text, scope));
  if (!url) {
    return { words: "This is not an address that a link can have.", wrong: true };
  }
  switch (url.kind) {
    case "anchor":
      return { words: `Goes to the place “${url.anchor}” on the same page` };
    case "web":
      return { words: `Opens ${new URL(url.href).host.replace(/^www\./, "")}, another site` };
    case "contact": {
      const [way, address = ""] = withTokens(text, scope).trim().split(/:(.*)/s);
      return {
        words: way?.toLowerCase() === "tel" ? `Calls ${address}` : `Writes to ${address.split("?")[0]}`,
      };
    }
    default:
  }
  if (url.path === "/sitemap.xml") return { words: "The map of the site, for search engines" };
  if (url.path.startsWith("/files/")) return { words: `Downloads ${url.path.slice("/files/".length)}` };
  const pages = targets.filter(({ value }) => value.startsWith("/"));
  const found = pages.find(({ value }) => canonicalPath(value) === canonicalPath(url.path));
  if (!found) {
    const meant = nearest(
      url.path.replace(/(.)\/$/, "$1"),
      pages.map(({ value }) => value),
    );
    return { words: `There is no page at ${url.path}.`, wrong: true, ...(meant && { meant }) };
  }
  const [, anchor] = url.suffix.split("#");
  return { words: `Goes to the ${found.kind} “${found.label}”${anchor ? `, at “${anchor}”` : ""}` };
}
