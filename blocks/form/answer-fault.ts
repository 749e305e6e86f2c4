import { isDate } from "../../schema/formats/date/is-date.ts";
import { emailAddress } from "../../schema/formats/email/email-address.ts";
import { readNumber } from "../../schema/text/read-number.ts";
import type { Messages } from "../_kit/messages/catalogues.ts";
import { fillIn, fillInCount } from "../_kit/messages/fill-in.ts";
import { isAllowedFile } from "./allowed-file.ts";

export interface AnswerField {
  readonly name: string;
  readonly label: string;
  /** The type of the field in the block's schema, such as `email` or `long-text`. */
  readonly kind: string;
  readonly required: boolean;
  /** The choices of a `select`; empty for other kinds. */
  readonly options: readonly string[];
  /** For numbers; inclusive, as `maximum` is. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** In letters or digits; absent for the default of the kind. */
  readonly minimumLength?: number;
  /** The file types that may be uploaded, as the HTML attribute `accept` lists them. */
  readonly accept?: string;
  /** In megabytes. */
  readonly maximumSize: number;
  /** The HTML attribute `autocomplete`. */
  readonly autocomplete: string;
}

export interface AnswerRules {
  readonly language: string;
  /** `required` checks only that nothing is missing and that each answer is of its kind. */
  readonly checks: "usual" | "required";
}

export type AnswerFile = Pick<File, "name" | "type" | "size">;

export type FaultTexts = Pick<
  Messages,
  | "fieldMissing"
  | "choiceMissing"
  | "consentMissing"
  | "fileMissing"
  | "fileKindWrong"
  | "fileTooLarge"
  | "emailWrong"
  | "nameTooShort"
  | "telephoneWrong"
  | "messageTooShort"
  | "textTooShort"
  | "textTooLong"
  | "numberWrong"
  | "numberTooSmall"
  | "numberTooLarge"
  | "dateWrong"
>;

/** Why an answer is not accepted, to be turned into a sentence by `faultSentence`. */
interface AnswerFault {
  /** The key of the message. */
  readonly text: keyof FaultTexts;
  /** The number that selects the plural form, such as the fewest letters. */
  readonly count?: number;
  /** What is filled into the message's placeholders beside the field's label. */
  readonly values?: Readonly<Record<string, string | number>>;
}

const maxLength = { line: 500, text: 20_000 } as const;

/** What is wrong with the answer to a field: the form's script and the form handler both ask this. */
export function answerFault(
  field: AnswerField,
  answer: string | readonly AnswerFile[],
  rules: AnswerRules,
): AnswerFault | undefined {
  if (typeof answer !== "string") return fileFault(field, answer);
  const text = rules.checks === "required" ? answer : answer.trim();
  if (text === "") return field.required ? { text: missingText(field.kind) } : undefined;
  switch (field.kind) {
    case "email":
      return text.length <= 254 && emailAddress.test(text) ? undefined : { text: "emailWrong" };
    case "number":
      return numberFault(field, text, rules.language);
    case "date":
      return isDate(text) ? undefined : { text: "dateWrong" };
    case "select":
      return field.options.some((option) => plainSpaces(option) === plainSpaces(text))
        ? undefined
        : { text: "choiceMissing" };
    case "checkbox":
      return text === "on" ? undefined : { text: "consentMissing" };
    default:
      return lengthFault(field, text, rules);
  }
}

/** The sentence for a fault, with the field's label and the fault's values filled in. */
export function faultSentence(
  { text, count = 0, values }: AnswerFault,
  { label }: Pick<AnswerField, "label">,
  { texts, language }: { readonly texts: FaultTexts; readonly language: string },
): string {
  const sentence = texts[text];
  if (typeof sentence !== "string") return fillInCount(sentence, count, language);
  const written = Object.entries({ label, ...values }).map(([name, value]) => [
    name,
    typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value,
  ]);
  return fillIn(sentence, Object.fromEntries(written));
}

export function minimumLengthOf(
  { kind, required, autocomplete, minimumLength }: AnswerField,
  { checks }: Pick<AnswerRules, "checks">,
): number {
  if (minimumLength !== undefined) return minimumLength;
  if (checks === "required") return 0;
  if (kind === "tel") return 7;
  if (kind === "long-text") return required ? 10 : 0;
  return kind === "text" && autocomplete === "name" ? 2 : 0;
}

function missingText(kind: string): keyof FaultTexts {
  if (kind === "checkbox") return "consentMissing";
  return kind === "select" ? "choiceMissing" : "fieldMissing";
}

function numberFault(
  { minimum, maximum }: AnswerField,
  text: string,
  language: string,
): AnswerFault | undefined {
  const [number] = readNumber(text, [language]);
  if (number === undefined) return { text: "numberWrong" };
  if (minimum !== undefined && number < minimum) return { text: "numberTooSmall", values: { minimum } };
  if (maximum !== undefined && number > maximum) return { text: "numberTooLarge", values: { maximum } };
  return undefined;
}

function lengthFault(field: AnswerField, text: string, rules: AnswerRules): AnswerFault | undefined {
  const { kind, autocomplete } = field;
  const count = minimumLengthOf(field, rules);
  const most = kind === "long-text" ? maxLength.text : maxLength.line;
  if (rules.checks === "usual" && text.length > most) return { text: "textTooLong", count: most };
  if (kind === "tel") return digitsIn(text) < count ? { text: "telephoneWrong", count } : undefined;
  const isName = kind === "text" && autocomplete === "name";
  if (lettersIn(text, isName) >= count) return undefined;
  if (isName) return { text: "nameTooShort", count };
  return { text: kind === "long-text" ? "messageTooShort" : "textTooShort", count };
}

// Typeset texts have spaces that do not break.
const plainSpaces = (text: string) => text.replace(/\s/g, " ");

const digitsIn = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

const lettersIn = (text: string, isName: boolean) =>
  isName ? (text.match(/\p{L}/gu)?.length ?? 0) : [...text].length;

function fileFault(field: AnswerField, files: readonly AnswerFile[]): AnswerFault | undefined {
  const { accept = "", maximumSize: size } = field;
  if (files.length === 0) return field.required ? { text: "fileMissing" } : undefined;
  if (accept !== "" && !files.every((file) => isAllowedFile(file, accept)))
    return { text: "fileKindWrong", values: { kinds: accept.split(",").join(", ") } };
  return files.some((file) => file.size > size * 1_000_000)
    ? { text: "fileTooLarge", values: { size } }
    : undefined;
}
