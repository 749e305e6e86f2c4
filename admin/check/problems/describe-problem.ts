import type { EditorRoute } from "../../../editing/document/selection.ts";
import type { NamedField } from "../../../editing/labels/field-at.ts";
import { formatDate } from "../../../editing/labels/format-value.ts";
import { withinSentence } from "../../../editing/labels/schema/humanize-key.ts";
import { editorLanguage, messages } from "../../../editing/messages/messages.ts";
import { problemMessage } from "../../../editing/messages/problem-message.ts";
import { problemWords } from "../../../editing/messages/problem-words.ts";
import type {
  FieldKind,
  ProblemMessage,
  ProblemSubject,
} from "../../../editing/messages/shared/problem-subject.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { formatUse } from "../../../schema/formats/index.ts";
import type { Problem, RelatedLocation } from "../../../schema/problems/problem.ts";
import { choicesOf, coloursOf, nameAtAddress, nameOfLanguage } from "./names-in-problems.ts";
import { pointerOfProblem } from "./pointer-of-problem.ts";
import { fieldIn, locationLabel, type ProblemSite, routeIn } from "./problem-site.ts";

/** A problem in words for the owner. */
export interface DescribedProblem extends ProblemMessage {
  /** Where it can be fixed. */
  readonly route: EditorRoute;
  /** The page or entry, the block and the field. */
  readonly location: string;
}

export function describeProblem(problem: Problem, site: ProblemSite): DescribedProblem {
  const at = fieldIn(site, routeIn(site, problem));
  const route = routeIn(site, { file: problem.file, pointer: pointerOfProblem(problem) });
  const found = fieldIn(site, route);
  // A key without a field in the forms is missing in the parent.
  const isNameless = problem.code === "missing-key" && found?.label === at?.label;
  const field = isNameless ? undefined : found;
  const words = withDay(messageFor(problem, { site, field }), problem);
  return { ...words, route, location: locationLabel(site, route, found) };
}

function withDay({ text, hint }: ProblemMessage, { values }: Problem): ProblemMessage {
  if (values?.from === undefined) return { text, ...(hint !== undefined && { hint }) };
  const { oncePublished, fromDay } = problemWords();
  const day = values.from === "published" ? oncePublished : fromDay({ day: formatDate(values.from) });
  return { text, hint: hint === undefined ? day : `${hint} ${day}` };
}

interface Found {
  readonly site: ProblemSite;
  readonly field: NamedField | undefined;
}

function messageFor(problem: Problem, found: Found): ProblemMessage {
  const { code, message, suggestion, values } = problem;
  const said = { text: message, ...(suggestion && { hint: suggestion }) };
  // A site's own format brings its own message.
  if (values?.reason === "own-format") return { text: message };
  const words = problemMessage(problem, subjectOf(problem, found));
  const { schema } = found.field ?? {};
  const wanted = values?.reason === "format" && schema?.type === "string" ? schema.errorMessage : undefined;
  if (words) return wanted === undefined ? words : { ...words, hint: wanted };
  const own = ownMessage(code, found.site);
  return own === undefined ? said : { text: own };
}

function ownMessage(code: string, { definitions }: ProblemSite): string | undefined {
  const owner = definitions.find(({ problems = {} }) => Object.hasOwn(problems, code));
  return owner?.problems?.[code]?.messages?.[editorLanguage];
}

function subjectOf({ related = [], values = {} }: Problem, { site, field }: Found): ProblemSubject {
  const { reason, limit, length, expected, nearest, language, colours, contrast, allowed, written } = values;
  const [other] = related;
  const schema = field?.schema;
  const item = schema?.type === "array" ? withinSentence(schema.items.title) : undefined;
  return {
    ...{ reason, limit, length, item, written },
    kind: kindOf(schema),
    field: field && withinSentence(field.title),
    format: schema?.type === "string" ? schema.format : undefined,
    type: expected?.[0],
    choices: allowed && choicesOf(allowed, schema),
    nearest: nearest?.startsWith("/") ? nameAtAddress(nearest, site) : nearest,
    other: other && nameOther(other, site),
    language: language && nameOfLanguage(language),
    colours: colours && coloursOf(colours, site.schemas),
    host: values.host,
    contrast: contrast?.toLocaleString(messages.locale, { maximumFractionDigits: 2 }),
  };
}

function kindOf(schema: Schema | undefined): FieldKind {
  if (schema?.type === "array") return "list";
  if (schema?.type !== "string") return "other";
  if (schema.entry !== undefined || schema.enum) return "choice";
  return formatUse(schema.format).asked;
}

function nameOther(other: RelatedLocation, site: ProblemSite): string | undefined {
  const isEdited = /^content\/.+\.md$/.test(other.file) || /^\/(pages|site)\//.test(other.pointer);
  if (!isEdited) return undefined;
  const route = routeIn(site, other);
  return locationLabel(site, route, fieldIn(site, route));
}
