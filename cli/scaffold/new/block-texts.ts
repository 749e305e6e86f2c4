import { ofModule } from "./block-island.ts";

interface Texts {
  readonly count: { readonly one: string; readonly other: string };
  readonly reverse: string;
}

/** What a new block says, in the languages that we have it in. */
const texts: Readonly<Record<string, Texts>> = {
  en: { count: { one: "{count} item", other: "{count} items" }, reverse: "Last one first" },
  de: { count: { one: "{count} Eintrag", other: "{count} Einträge" }, reverse: "Letztes zuerst" },
  fr: { count: { one: "{count} élément", other: "{count} éléments" }, reverse: "Dernier en premier" },
  es: { count: { one: "{count} elemento", other: "{count} elementos" }, reverse: "El último primero" },
};

interface BlockTexts {
  readonly name: string;
  readonly languages: readonly string[];
  readonly hasIsland: boolean;
}

/** A catalogue for each language, and the module that has them all. What we have no words for is missing until it is written. */
export function textFiles({ name, languages, hasIsland }: BlockTexts): Readonly<Record<string, string>> {
  const tags = [
    ...new Set(["en", ...languages.map((each) => (each.startsWith("en-") ? "en" : each))]),
  ].sort();
  const catalogues = tags.map((tag) => {
    const known = texts[tag] ?? texts[tag.split("-")[0] ?? ""];
    const own = known && (hasIsland ? known : { count: known.count });
    return [`blocks/${name}/messages/${tag}.json`, `${JSON.stringify(own ?? {}, null, 2)}\n`] as const;
  });
  const imports = tags.map((tag) => `import ${variableOf(tag)}${ofModule(`./messages/${tag}.json`)}`);
  const named = tags.map((tag) => (variableOf(tag) === tag ? tag : `"${tag}": ${variableOf(tag)}`));
  const messages = `import { defineMessages }${ofModule("blockwork")}
${imports.join("\n")}

export const messages = defineMessages("${name}", { ${named.join(", ")} });
`;
  return { ...Object.fromEntries(catalogues), [`blocks/${name}/messages.ts`]: messages };
}

/** `is` and the like are words of the language that the module is in. */
const variableOf = (tag: string) =>
  /^(?:[a-z]{2,3})$/.test(tag) && !/^(?:as|do|if|in|is|of|for|let|new|try|var)$/.test(tag)
    ? tag
    : `in${tag.replaceAll("-", "")}`;
