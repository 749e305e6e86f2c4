import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What is filled in: a text or a number as it is, a number that is counted, a yes or no, or one of several names. */
export type ArgumentType = "text" | "number" | "boolean" | "choice";

export interface CompiledMessage {
  /** By name, in the order in which the message has them. */
  readonly args: ReadonlyMap<string, ArgumentType>;
  /** A JavaScript expression; it reads each argument as a property of `values`. */
  readonly code: string;
}

/** A message that can't be compiled, in a sentence without its place. */
export class MessageError extends Error {}

/**
 * Compiles a message in ICU MessageFormat: arguments, `number`, `plural`, `selectordinal` and `select`. `#` is the number
 * in digits, without grouping. The plural forms have to be those that `Intl.PluralRules` has for the language.
 */
export function compileMessage(text: string, language: string): CompiledMessage {
  const args = new Map<string, ArgumentType>();
  const code = expressionOf(parsed(text), { args, language, counted: undefined });
  return { args, code };
}

function parsed(text: string): readonly MessageFormatElement[] {
  try {
    // Texts show tags, such as those of HTML, as they are.
    return parse(text, { ignoreTag: true });
  } catch (error) {
    throw new MessageError(`is not ICU MessageFormat (${error instanceof Error ? error.message : error})`);
  }
}

interface Scope {
  readonly args: Map<string, ArgumentType>;
  readonly language: string;
  /** What `#` stands for. */
  readonly counted: string | undefined;
}

function expressionOf(elements: readonly MessageFormatElement[], scope: Scope): string {
  const [first, ...others] = elements;
  if (first === undefined) return '""';
  if (others.length === 0) {
    if (first.type === TYPE.literal) return JSON.stringify(first.value);
    if (first.type === TYPE.plural || first.type === TYPE.select) return codeOf(first, scope);
  }
  const parts = elements.map((element) =>
    element.type === TYPE.literal
      ? element.value.replace(/[\\`]|\$(?=\{)/g, "\\$&").replaceAll("\n", "\\n")
      : `\${${codeOf(element, scope)}}`,
  );
  return `\`${parts.join("")}\``;
}

function codeOf(element: MessageFormatElement, scope: Scope): string {
  switch (element.type) {
    case TYPE.argument:
      return argument(element.value, "text", scope);
    case TYPE.number:
      if (element.style)
        throw new MessageError("has a number with a style; only {name, number} is supported");
      return `formatNumber(${argument(element.value, "number", scope)})`;
    case TYPE.pound:
      return scope.counted ?? '"#"';
    case TYPE.select:
      return selectCode(element, scope);
    case TYPE.plural:
      return pluralCode(element, scope);
    default:
      throw new MessageError("has a date or time; format it in the code and fill it in as a text");
  }
}

type Element<Type extends TYPE> = Extract<MessageFormatElement, { type: Type }>;

function selectCode({ value, options }: Element<TYPE.select>, scope: Scope): string {
  const keys = Object.keys(options).filter((key) => key !== "other");
  const isBoolean = keys.every((key) => key === "true" || key === "false");
  const name = argument(value, isBoolean ? "boolean" : "choice", scope);
  const form = (key: string) => expressionOf(options[key]?.value ?? [], scope);
  const test = (key: string) =>
    isBoolean ? `${key === "true" ? "" : "!"}${name}` : `${name} === ${JSON.stringify(key)}`;
  return keys.reduceRight((others, key) => `(${test(key)} ? ${form(key)} : ${others})`, form("other"));
}

function pluralCode({ value, options, offset, pluralType }: Element<TYPE.plural>, scope: Scope): string {
  requireForms(Object.keys(options), pluralType ?? "cardinal", scope.language);
  const name = argument(value, "number", scope);
  const counted = offset ? `${name} - ${offset}` : name;
  const forms = Object.entries(options).map(
    ([key, option]) => `${JSON.stringify(key)}: ${expressionOf(option.value, { ...scope, counted })}`,
  );
  const select = pluralType === "ordinal" ? "selectOrdinal" : "selectPlural";
  const given = offset ? `${name}, { ${forms.join(", ")} }, ${offset}` : `${name}, { ${forms.join(", ")} }`;
  return `${select}(${given})`;
}

/** A message has all plural forms of its language, or only `other`; beside them, those for a number such as `=0`. */
function requireForms(keys: readonly string[], type: Intl.PluralRuleType, language: string): void {
  const categories = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  const written = keys.filter((key) => !/^=\d+$/.test(key));
  const unknown = written.filter((key) => !categories.some((category) => category === key));
  const missing = written.length > 1 ? categories.filter((category) => !written.includes(category)) : [];
  if (unknown.length > 0 || missing.length > 0)
    throw new MessageError(
      `has the plural forms ${written.join(", ")}; those of the language are ${categories.join(", ")}`,
    );
}

function argument(name: string, type: ArgumentType, { args }: Scope): string {
  if (!/^[a-z]\w*$/i.test(name))
    throw new MessageError(`has an argument “${name}”, which is no name for one`);
  const known = args.get(name);
  if (known && known !== type && known !== "text" && type !== "text")
    throw new MessageError(`uses “${name}” as ${known} and as ${type}`);
  if (!known || known === "text") args.set(name, type);
  return `values.${name}`;
}
