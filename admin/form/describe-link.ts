import { canonicalPath } from "../../renderer/resolve/routes.ts";
import type { TokenScope } from "../../renderer/resolve/tokens.ts";
import { safeUrl } from "../../schema/safe-url.ts";
import { nearest } from "../../schema/suggest.ts";
import type { LinkTarget } from "./list-link-targets.ts";
import { tokenMeaning, tokensIn, withTokens } from "./token-meaning.ts";

/** Where a link leads, in a sentence; or that it leads nowhere, and where it may have been meant to. */
export interface LinkWords {
  readonly words: string;
  readonly wrong?: boolean;
  /** An address that may have been meant. */
  readonly meant?: string;
}

/** What the build writes beside the pages, which can be linked to. */
const files: Readonly<Record<string, string>> = {
  "/feed.xml": "The feed of posts, for feed readers",
  "/sitemap.xml": "The map of the site, for search engines",
};

interface LinkKnowledge {
  readonly targets: readonly LinkTarget[];
  readonly scope: TokenScope;
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
  const file = files[url.path];
  if (file) return { words: file };
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
