import { tokenMeaning, tokensIn, withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import type { TextScope } from "../../../editing/labels/tokens/token-scope.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { canonicalPath, withoutTrailingSlash } from "../../../renderer/resolve/addresses/page-address.ts";
import { safeUrl } from "../../../schema/fields/safe-url.ts";
import { nearest } from "../../../schema/text/suggest.ts";
import { CircleAlert, CornerDownRight } from "../../ui/icons/icons.ts";
import type { LinkTarget } from "./list-link-targets.ts";
import { useLinkContext } from "./use-link-context.ts";

interface LeadsToProps {
  readonly text: string;
  readonly isTold?: boolean;
  readonly onMend?: (address: string) => void;
}

export function LinkTargetHint({ text, isTold = false, onMend }: LeadsToProps) {
  const knowledge = useLinkContext();
  const found = describeLink(text, knowledge);
  if (!found || (found.wrong && isTold)) return null;
  const { words, wrong, meant } = found;
  return (
    <p className={wrong ? "leads-to leads-nowhere" : "leads-to"}>
      {wrong ? <CircleAlert size={14} aria-hidden /> : <CornerDownRight size={14} aria-hidden />}
      <span>{words}</span>
      {meant && onMend && (
        <button type="button" onClick={() => onMend(meant)}>
          {fieldWords().use({ value: meant })}
        </button>
      )}
    </p>
  );
}

interface LinkWords {
  readonly words: string;
  readonly wrong?: boolean;
  readonly meant?: string;
}

interface LinkKnowledge {
  readonly targets: readonly LinkTarget[];
  readonly scope: TextScope;
}

export function describeLink(text: string, { targets, scope }: LinkKnowledge): LinkWords | undefined {
  // A token that means nothing is told by its own chip.
  if (text.trim() === "" || tokensIn(text).some((name) => !("value" in tokenMeaning(name, scope))))
    return undefined;
  const url = safeUrl(withTokens(text, scope));
  if (!url) {
    return { words: messages.linkWords.invalid, wrong: true };
  }
  switch (url.kind) {
    case "anchor":
      return { words: messages.linkWords.anchor({ name: url.anchor }) };
    case "web":
      return { words: messages.linkWords.web({ host: new URL(url.href).host.replace(/^www\./, "") }) };
    case "contact": {
      const [way, address = ""] = withTokens(text, scope).trim().split(/:(.*)/s);
      return {
        words:
          way?.toLowerCase() === "tel"
            ? messages.linkWords.call({ number: address })
            : messages.linkWords.mail({ address: address.split("?")[0] ?? "" }),
      };
    }
    default:
  }
  if (url.path === "/sitemap.xml") return { words: messages.linkWords.sitemap };
  if (url.path.startsWith("/files/"))
    return { words: messages.linkWords.file({ name: url.path.slice("/files/".length) }) };
  const pages = targets.filter(({ value }) => value.startsWith("/"));
  const found = pages.find(({ value }) => canonicalPath(value) === canonicalPath(url.path));
  if (!found) {
    const meant = nearest(
      withoutTrailingSlash(url.path),
      pages.map(({ value }) => value),
    );
    return { words: messages.linkWords.noPage({ path: url.path }), wrong: true, ...(meant && { meant }) };
  }
  const [, anchor] = url.suffix.split("#");
  return {
    words:
      messages.linkWords.page({ kind: found.kind, name: found.label }) +
      (anchor ? messages.linkWords.at({ anchor }) : ""),
  };
}
