import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Catalogue, compileCatalogues, sourceLanguage } from "./compile-catalogues.ts";

/** A file to write: its path below the folder of the messages, and its text. */
export interface GeneratedFile {
  readonly file: string;
  readonly text: string;
}

interface Language {
  /** A language tag, such as `de`: the name of its folder. */
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  /** What its numbers and dates are formatted by. */
  readonly locale: string;
  readonly areas: Catalogue;
  /** The texts of the engine's schemas; undefined if it has none. */
  readonly schemaTexts: SchemaTexts | undefined;
}

type SchemaTexts = Readonly<Record<(typeof schemaParts)[number], Readonly<Record<string, string>>>>;

const schemaParts = ["titles", "descriptions", "choices"] as const;

/** Areas that are a module of their own, which the editor loads with the screen that shows them. */
const separateAreas = [
  "conflicts",
  "each",
  "entries",
  "exports",
  "facts",
  "fields",
  "find",
  "fixes",
  "library",
  "order",
  "look",
  "patterns",
  "problems",
  "publication",
  "replace",
  "several",
  "shortcuts",
  "table",
  "versions",
  "work",
  "writing",
];

const notice = "// Compiled from the JSON files beside this folder by `npm run messages`.\n";

/**
 * The modules that the editor has its texts from, compiled from a folder of catalogues: a subfolder for each language, in
 * it `language.json` and a file for each area. What only one block's schema says is in its folder: `schema.de.json`.
 * Throws an error with a line for each message that is missing, unknown or invalid.
 */
export function languageModules(folder: string, blocks?: string): readonly GeneratedFile[] {
  const languages = languagesIn(folder, blocks);
  const whole = languages.map(({ tag, areas }) => [tag, without(areas, separateAreas)] as const);
  const modules = [
    compileModules(languages, { suffix: "", catalogues: new Map(whole) }),
    ...separateAreas.map((area) =>
      compileModules(languages, {
        suffix: `-${area}`,
        catalogues: new Map(languages.map(({ tag, areas }) => [tag, areas[area] as Catalogue])),
      }),
    ),
  ];
  const problems = modules.flatMap((module) => module.problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const files = [
    ...modules.flatMap((module) => module.files),
    ...languages.flatMap(schemaModule),
    listOf(languages),
  ];
  return files.map(({ file, text }) => ({ file: `compiled/${file}`, text: notice + text }));
}

function languagesIn(folder: string, blocks: string | undefined): readonly Language[] {
  return (
    readdirSync(folder)
      .filter((tag) => existsSync(join(folder, tag, "language.json")))
      // English first, then by tag.
      .sort((a, b) => Number(b === sourceLanguage) - Number(a === sourceLanguage) || a.localeCompare(b))
      .map((tag) => {
        const { language, ...areas } = areasIn(join(folder, tag));
        const { name, ...settings } = language as unknown as Language;
        return {
          tag,
          name,
          locale: settings.locale,
          areas: { ...settings, ...areas } as Catalogue,
          schemaTexts: schemaTextsOf(tag, folder, blocks),
        };
      })
  );
}

/** The catalogues of a language by the names of their files, `editErrors` for `edit-errors.json`. */
export function areasIn(folder: string): Catalogue {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => {
      return [
        camelCase(basename(file, ".json")),
        JSON.parse(readFileSync(join(folder, file), "utf8")) as Catalogue,
      ];
    }),
  );
}

/** The name of a variable for a file or a language: `editErrors` for `edit-errors`. */
export const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function without(areas: Catalogue, names: readonly string[]): Catalogue {
  return Object.fromEntries(Object.entries(areas).filter(([name]) => !names.includes(name)));
}

interface Part {
  /** What the names of its modules end with. */
  readonly suffix: string;
  readonly catalogues: ReadonlyMap<string, Catalogue>;
}

function compileModules(languages: readonly Language[], { suffix, catalogues }: Part) {
  const { code, problems } = compileCatalogues(catalogues);
  const files = languages.map(({ tag, locale }) => {
    const object = code.get(tag) ?? "{}";
    const isSource = tag === sourceLanguage;
    const formatters = ["formatNumber", "selectOrdinal", "selectPlural"].filter((name) =>
      object.includes(`${name}(`),
    );
    const lines = [
      formatters.length > 0 && 'import { formattersFor } from "../shared/formatters.ts";\n',
      !isSource && `import type { Messages } from "./${sourceLanguage}${suffix}.ts";\n`,
      formatters.length > 0 &&
        `\nconst { ${formatters.join(", ")} } = formattersFor(${JSON.stringify(locale)});\n`,
      `\nexport const messages${isSource ? "" : ": Messages"} = ${object};\n`,
      isSource &&
        "\n/** The texts of one language; each has all of them. */\nexport type Messages = typeof messages;\n",
    ];
    return { file: `${tag}${suffix}.ts`, text: lines.filter(Boolean).join("") };
  });
  return { files, problems };
}

function schemaTextsOf(tag: string, folder: string, blocks: string | undefined): SchemaTexts | undefined {
  const shared = join(folder, tag, "schemas");
  if (!existsSync(shared)) return undefined;
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Partial<SchemaTexts>;
  const ofBlocks = (blocks === undefined ? [] : readdirSync(blocks).sort())
    .map((type) => join(blocks ?? "", type, `schema.${tag}.json`))
    .filter((file) => existsSync(file))
    .map(read);
  const whole = schemaParts.map((part) => {
    const parts = [
      read(join(shared, `${part}.json`)) as SchemaTexts["titles"],
      ...ofBlocks.map((texts) => texts[part]),
    ];
    return [part, Object.assign({}, ...parts)] as const;
  });
  return Object.fromEntries(whole) as SchemaTexts;
}

function schemaModule({ tag, schemaTexts }: Language): readonly GeneratedFile[] {
  if (!schemaTexts) return [];
  const text = `import type { SchemaTexts } from "../shared/schema-texts.ts";

export const schemaTexts: SchemaTexts = ${JSON.stringify(schemaTexts, null, 2)};
`;
  return [{ file: `${tag}-schemas.ts`, text }];
}

function listOf(languages: readonly Language[]): GeneratedFile {
  const names = languages.map(({ tag, name }) => `  ${JSON.stringify(tag)}: ${JSON.stringify(name)},\n`);
  const load = (key: string, module: string, name: string) =>
    `    ${key}: async () => (await import("./${module}.ts")).${name},\n`;
  const loaders = languages
    .filter(({ tag }) => tag !== sourceLanguage)
    .map(({ tag, schemaTexts }) => {
      const members = [
        load("messages", tag, "messages"),
        ...separateAreas.map((area) => load(area, `${tag}-${area}`, "messages")),
        ...(schemaTexts ? [load("schemaTexts", `${tag}-schemas`, "schemaTexts")] : []),
      ];
      return `  ${JSON.stringify(tag)}: {\n${members.join("")}  },\n`;
    });
  return {
    file: "languages.ts",
    text: `import type { SchemaTexts } from "../shared/schema-texts.ts";
import type { Messages } from "./${sourceLanguage}.ts";
${separateAreas.map((area) => `import type { Messages as ${capital(area)} } from "./${sourceLanguage}-${area}.ts";\n`).join("")}
/** The editor's languages, each by its own name. */
export const languageNames = {
${names.join("")}} as const;

/** What a language is loaded by. Without texts of its own for the schemas, those are in English. */
interface LanguageLoader {
  messages(): Promise<Messages>;
${separateAreas.map((area) => `  ${area}(): Promise<${capital(area)}>;\n`).join("")}  schemaTexts?(): Promise<SchemaTexts>;
}

/** By language. English is not here: it is part of the editor. */
export const languageLoaders: Readonly<Partial<Record<string, LanguageLoader>>> = {
${loaders.join("")}};
`,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
