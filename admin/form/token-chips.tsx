import { ArrowUpRight, CircleAlert } from "lucide-react";
import { useSession } from "../session-context.ts";
import { useForm } from "./form-context.ts";
import { nameSetting } from "./name-setting.ts";
import { placeOfSetting } from "./place-of-setting.ts";
import { tokenMeaning, tokensIn, withToken } from "./token-meaning.ts";
import { useTokenScope } from "./use-token-scope.ts";

interface TokenChipsProps {
  readonly text: string;
  /** Writes the text with a wrong token mended. */
  readonly onMend?: (text: string) => void;
}

/** What the tokens in a text stand for, each with a way to where that is edited. */
export function TokenChips({ text, onMend }: TokenChipsProps) {
  if (!text.includes("{{")) return null;
  const names = tokensIn(text);
  return names.length === 0 ? null : (
    <ul className="chips" aria-label="Taken from the settings">
      {names.map((name) => (
        <li key={name}>
          <TokenChip
            name={name}
            {...(onMend && { onMend: (meant) => onMend(withToken(text, name, meant)) })}
          />
        </li>
      ))}
    </ul>
  );
}

interface TokenChipProps {
  readonly name: string;
  readonly onMend?: (meant: string) => void;
}

function TokenChip({ name, onMend }: TokenChipProps) {
  const { view } = useSession();
  const { page } = useForm();
  const meaning = tokenMeaning(name, useTokenScope());
  const [owner, ...path] = name.split(".");
  if (!("value" in meaning)) {
    const { meant } = meaning;
    return (
      <span className="chip chip-wrong">
        <CircleAlert size={14} aria-hidden />
        <span>Nothing is called “{name}”.</span>
        {meant !== undefined && onMend && (
          <button type="button" onClick={() => onMend(meant)}>
            Use {wordsOf(meant)}
          </button>
        )}
      </span>
    );
  }
  const shown = meaning.value === "" ? "Empty" : shorten(meaning.value);
  const where =
    owner === "site"
      ? placeOfSetting(path)
      : owner === "page" && page !== undefined
        ? ({ workspace: "pages", page, part: "page", field: path } as const)
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
      <span className="unseen">: edit it there</span>
      <ArrowUpRight size={14} aria-hidden />
    </button>
  );
}

/** Where a token's value is, in words: "Contact › Telephone numbers › Mobile". */
function wordsOf(name: string): string {
  const [owner, ...path] = name.split(".");
  if (owner === "site") return nameSetting(path).join(" › ");
  if (owner === "year") return "this year";
  return owner === "entry" ? `the entry’s ${path.join(" › ")}` : `this page’s ${path.join(" › ")}`;
}

function shorten(text: string): string {
  return text.length > 48 ? `${text.slice(0, 45).trimEnd()}…` : text;
}
