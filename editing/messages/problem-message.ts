import type { StringFormat } from "../../schema/formats/index.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import type { ProblemCode } from "../../schema/problems/problem-codes.ts";
import { messages } from "./messages.ts";
import { problemWords } from "./problem-words.ts";
import { capitalized } from "./shared/capitalized.ts";
import { isQuestion } from "./shared/is-question.ts";
import type { ProblemMessage, ProblemSubject } from "./shared/problem-subject.ts";

/** Undefined for a code that a block has declared. */
export function problemMessage(
  { code, values: { reason, limit, length } = {} }: Problem,
  subject?: ProblemSubject,
): ProblemMessage | undefined {
  const given = subject ?? { kind: "other", reason, limit, length };
  const message = messageFor(code, given);
  if (message === undefined) return undefined;
  const values = valuesFor(given);
  const fillIn = (text: Text) => (typeof text === "string" ? text : text(values));
  const hint = fillIn(message.hint);
  return { text: fillIn(message.text), ...(hint !== "" && { hint }) };
}

type Values = ReturnType<typeof valuesFor>;
type Text = string | ((values: Values) => string);
interface MessageTemplate {
  readonly text: Text;
  /** Empty without advice. */
  readonly hint: Text;
}
type MessagesByCode = Readonly<Partial<Record<string, MessageTemplate>>>;

/** The formats of which a text can be wrong by how it is written; the others have problems of their own. */
type WrittenFormat = Exclude<
  StringFormat,
  "multiline" | "markdown" | "link" | "embed" | "media" | "icon" | "file" | "colour"
>;

/** By code and reason, `broken-link:draft`, or by code; for an invalid value, by format. */
function messageFor(code: string, { reason, format = "" }: ProblemSubject): MessageTemplate | undefined {
  // An empty text has the message of a missing field.
  const words: MessagesByCode = problemWords().words satisfies Record<
    Exclude<ProblemCode, "missing-text">,
    MessageTemplate
  >;
  const formats: MessagesByCode = problemWords().formats satisfies Record<WrittenFormat, MessageTemplate>;
  const own = (known: MessagesByCode, key: string) => (Object.hasOwn(known, key) ? known[key] : undefined);
  const withReason = own(words, `${code}:${reason}`);
  if (withReason) return withReason;
  if (code === "missing-text" || (code === "wrong-value" && reason === "empty")) return words["missing-key"];
  return (code === "wrong-value" ? own(formats, format) : undefined) ?? own(words, code);
}

/** Which sentence names what is missing. */
function sentenceOf({ field = "", kind, item }: ProblemSubject): ProblemSubject["kind"] | "question" {
  if (kind === "list") return item === undefined ? "other" : kind;
  return isQuestion(field) ? "question" : kind;
}

function valuesFor(subject: ProblemSubject) {
  const { field, item, limit = 0, length = 0, choices = [], nearest, other, colours } = subject;
  const [colour = "", background = ""] = colours ?? [];
  const { locale, lowersTitles } = messages;
  return {
    hasField: field !== undefined,
    field: field ?? "",
    fieldAtStart: lowersTitles ? capitalized(field ?? "") : (field ?? ""),
    kind: sentenceOf(subject),
    item: item ?? "",
    ...{ limit, length, excess: length - limit, lacking: limit - length },
    type: subject.type,
    hasChoices: choices.length > 0 && choices.length <= maxChoices,
    choices: new Intl.ListFormat(locale, { type: "disjunction" }).format(choices),
    hasNearest: Boolean(nearest),
    nearest: nearest ?? "",
    hasWritten: Boolean(subject.written),
    written: subject.written ?? "",
    hasOther: Boolean(other),
    other: other ?? "",
    hasHost: subject.host !== undefined,
    host: subject.host ?? "",
    language: subject.language ?? "",
    ...{ hasColours: colours !== undefined, colour, background, contrast: subject.contrast ?? "" },
  };
}

/** In a sentence. */
const maxChoices = 7;
