import { type ArgumentType, type CompiledMessage, compileMessage, MessageError } from "./compile-message.ts";

/** Messages by their keys, as JSON has them. */
export interface Catalogue {
  readonly [key: string]: Message | boolean | Catalogue;
}
/** A text in ICU MessageFormat, or several that belong together, such as the steps of a guide. */
type Message = string | readonly string[];
type Value = Catalogue[string];
type Arguments = ReadonlyMap<string, ArgumentType>;

export interface CompiledCatalogues {
  /** A JavaScript object for each language; the English one in TypeScript, with the types of all arguments. */
  readonly code: ReadonlyMap<string, string>;
  /** Sentences that begin with the language and the key of the message. */
  readonly problems: readonly string[];
}

/** The language that says which messages there are, and which arguments each has. */
export const sourceLanguage = "en";

/**
 * Compiles catalogues, by language. A message without arguments becomes a string, any other a function of one object. An
 * argument that English fills in as it is may be counted in another language: its type is `number` then.
 */
export function compileCatalogues(catalogues: ReadonlyMap<string, Catalogue>): CompiledCatalogues {
  const source = catalogues.get(sourceLanguage) ?? {};
  const problems: string[] = [];
  const types = new Map<string, Map<string, ArgumentType>>();
  // English first: what the others have is compared with it.
  const languages = [sourceLanguage, ...[...catalogues.keys()].filter((name) => name !== sourceLanguage)];
  const messages = new Map(
    languages.map((language) => {
      const compiled = new Map<string, CompiledMessage>();
      readGroup(catalogues.get(language) ?? {}, source, { language, path: [], compiled, types, problems });
      return [language, compiled];
    }),
  );
  const code = new Map(
    [...messages].map(([language, compiled]) => [
      language,
      groupCode(source, { path: [], catalogue: catalogues.get(language) ?? {}, compiled, types, language }),
    ]),
  );
  return { code, problems };
}

interface Reading {
  readonly language: string;
  readonly path: readonly string[];
  /** The messages of the language by their keys, which are filled in. */
  readonly compiled: Map<string, CompiledMessage>;
  /** The arguments of all messages by their keys. */
  readonly types: Map<string, Map<string, ArgumentType>>;
  readonly problems: string[];
}

function readGroup(group: Catalogue, source: Catalogue, reading: Reading): void {
  const { language, path, problems } = reading;
  const report = (key: string, what: string) =>
    problems.push(`${language}: ${[...path, key].join(".")} ${what}`);
  for (const key of Object.keys(group))
    if (!Object.hasOwn(source, key)) report(key, "is not a message of the English catalogue");
  for (const [key, original] of Object.entries(source)) {
    const value = Object.hasOwn(group, key) ? group[key] : undefined;
    if (value === undefined) report(key, "is missing");
    else if (kindOf(value) !== kindOf(original))
      report(key, `is not ${kindOf(original)}, as it is in English`);
    else if (isGroup(value) && isGroup(original))
      readGroup(value, original, { ...reading, path: [...path, key] });
    else if (isMessage(value)) {
      try {
        readMessage(value, [...path, key].join("."), reading);
      } catch (error) {
        if (!(error instanceof MessageError)) throw error;
        report(key, error.message);
      }
    }
  }
}

const isGroup = (value: Value): value is Catalogue => typeof value === "object" && !Array.isArray(value);
const isMessage = (value: Value): value is Message => typeof value === "string" || Array.isArray(value);

function kindOf(value: Value): string {
  if (isGroup(value)) return "a group";
  if (typeof value === "boolean") return "true or false";
  return typeof value === "string" ? "a text" : "a list of texts";
}

function readMessage(message: Message, key: string, { language, compiled, types }: Reading): void {
  const read = typeof message === "string" ? compileMessage(message, language) : listOf(message, language);
  compiled.set(key, read);
  if (language === sourceLanguage) {
    types.set(key, new Map(read.args));
    return;
  }
  const known = types.get(key);
  for (const [name, type] of read.args) {
    const before = known?.get(name);
    if (before === undefined) throw new MessageError(`has an argument “${name}” that English does not have`);
    if (type === "text" || type === before) continue;
    if (before !== "text")
      throw new MessageError(`uses “${name}” as a ${type}; another language, as a ${before}`);
    known?.set(name, type);
  }
}

function listOf(texts: readonly string[], language: string): CompiledMessage {
  const messages = texts.map((text) => compileMessage(text, language));
  return {
    args: new Map(messages.flatMap(({ args }) => [...args])),
    code: `[${messages.map(({ code }) => code).join(", ")}]`,
  };
}

interface Writing {
  readonly language: string;
  readonly path: readonly string[];
  readonly catalogue: Catalogue;
  readonly compiled: ReadonlyMap<string, CompiledMessage>;
  readonly types: ReadonlyMap<string, Arguments>;
}

function groupCode(source: Catalogue, writing: Writing): string {
  const { catalogue, compiled, types, language } = writing;
  const members = Object.entries(source).flatMap(([key, original]) => {
    const path = [...writing.path, key];
    const value = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    const message = compiled.get(path.join("."));
    const args = types.get(path.join(".")) ?? new Map();
    const name = /^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key);
    if (message) return `${name}: ${messageCode(message, args, language)}`;
    if (typeof value === "boolean") return `${name}: ${value}`;
    if (value === undefined || !isGroup(value) || !isGroup(original)) return [];
    return `${name}: ${groupCode(original, { ...writing, path, catalogue: value })}`;
  });
  return `{\n${members.map((member) => `${member},\n`).join("")}}`;
}

const typeScript: Readonly<Record<ArgumentType, string>> = {
  text: ": string | number",
  number: ": number",
  boolean: ": boolean",
  choice: "?: string | undefined",
};

function messageCode({ code, args: used }: CompiledMessage, args: Arguments, language: string): string {
  if (args.size === 0) return code;
  if (used.size === 0) return `() => ${code}`;
  if (language !== sourceLanguage) return `(values) => ${code}`;
  const members = [...args].map(([name, type]) => `${name}${typeScript[type]}`);
  return `(values: { ${members.join("; ")} }) => ${code}`;
}
