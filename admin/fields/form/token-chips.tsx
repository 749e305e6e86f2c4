import type { ValuePath } from "../../../editing/document/edit.ts";
import { nameToken } from "../../../editing/labels/tokens/name-token.ts";
import {
  dayInWords,
  pathOf,
  tokenMeaning,
  tokensIn,
  withToken,
} from "../../../editing/labels/tokens/token-meaning.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { routeOfSetting } from "../../../editing/routes/route-of-setting.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { ArrowUpRight, CircleAlert } from "../../ui/icons/icons.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { useForm } from "./form-context.ts";
import { TokenSource } from "./token-source.tsx";
import { useTokenScope } from "./use-token-scope.ts";

interface TokenChipsProps {
  readonly path: ValuePath;
  readonly text: string;
  readonly onMend?: (text: string) => void;
}

export function TokenChips({ path, text, onMend }: TokenChipsProps) {
  if (!text.includes("{{")) return null;
  const names = tokensIn(text);
  return names.length === 0 ? null : (
    <>
      <ul className="chips" aria-label={messages.values.taken}>
        {names.map((name) => (
          <li key={name}>
            <TokenChip
              name={name}
              {...(onMend && { onMend: (meant) => onMend(withToken(text, pathOf(name), meant)) })}
            />
          </li>
        ))}
      </ul>
      {onMend && <TokenSource path={path} text={text} onWrite={onMend} />}
    </>
  );
}

interface TokenChipProps {
  readonly name: string;
  readonly onMend?: (meant: string) => void;
}

function TokenChip({ name, onMend }: TokenChipProps) {
  const { view } = useWorkspace();
  const { content, schemas } = useOpenedSite();
  const { store } = useEditorDocument();
  const { page } = useForm();
  const scope = useTokenScope();
  const meaning = tokenMeaning(name, scope);
  const [owner, ...path] = pathOf(name).split(".");
  const wordsOf = (token: string) => nameToken(token, schemas.site, scope);
  if ("meant" in meaning) {
    const { meant } = meaning;
    return (
      <span className="chip chip-wrong">
        <CircleAlert size={14} aria-hidden />
        <span>{messages.values.unknown}</span>
        {meant !== undefined && onMend && (
          <button type="button" onClick={() => onMend(meant)}>
            {fieldWords().use({ value: wordsOf(meant) })}
          </button>
        )}
      </span>
    );
  }
  const shown =
    "items" in meaning
      ? wholeWords(meaning.items)
      : meaning.value === ""
        ? messages.values.empty
        : shorten(dayInWords(meaning.value));
  const where =
    owner === "site"
      ? routeOfSetting(path, { model: content.model, document: store.getState().document })
      : owner === "page" && page !== undefined
        ? ({ workspace: "pages", page, section: "page", field: path } as const)
        : undefined;
  const words = (
    <>
      <span className="chip-value">{shown}</span> <span className="chip-place">{wordsOf(name)}</span>
    </>
  );
  if (!where) return <span className="chip">{words}</span>;
  return (
    <button type="button" className="chip" onClick={() => view.getState().go(where)}>
      {words}
      <span className="unseen">{messages.values.editThere}</span>
      <ArrowUpRight size={14} aria-hidden />
    </button>
  );
}

function wholeWords(items: number | undefined): string {
  return items === undefined ? messages.values.allOfIt : messages.values.listOf({ number: items });
}

function shorten(text: string): string {
  return text.length > 48 ? `${text.slice(0, 45).trimEnd()}…` : text;
}
