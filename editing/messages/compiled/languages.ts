// Compiled from the JSON files beside this folder by `npm run messages`.
import type { SchemaTexts } from "../shared/schema-texts.ts";
import type { Messages } from "./en.ts";
import type { Messages as Conflicts } from "./en-conflicts.ts";
import type { Messages as Each } from "./en-each.ts";
import type { Messages as Entries } from "./en-entries.ts";
import type { Messages as Exports } from "./en-exports.ts";
import type { Messages as Facts } from "./en-facts.ts";
import type { Messages as Fields } from "./en-fields.ts";
import type { Messages as Find } from "./en-find.ts";
import type { Messages as Fixes } from "./en-fixes.ts";
import type { Messages as Library } from "./en-library.ts";
import type { Messages as Order } from "./en-order.ts";
import type { Messages as Look } from "./en-look.ts";
import type { Messages as Patterns } from "./en-patterns.ts";
import type { Messages as Problems } from "./en-problems.ts";
import type { Messages as Publication } from "./en-publication.ts";
import type { Messages as Replace } from "./en-replace.ts";
import type { Messages as Several } from "./en-several.ts";
import type { Messages as Shortcuts } from "./en-shortcuts.ts";
import type { Messages as Table } from "./en-table.ts";
import type { Messages as Versions } from "./en-versions.ts";
import type { Messages as Work } from "./en-work.ts";
import type { Messages as Writing } from "./en-writing.ts";

/** The editor's languages, each by its own name. */
export const languageNames = {
  "en": "English",
  "de": "Deutsch",
} as const;

/** What a language is loaded by. Without texts of its own for the schemas, those are in English. */
interface LanguageLoader {
  messages(): Promise<Messages>;
  conflicts(): Promise<Conflicts>;
  each(): Promise<Each>;
  entries(): Promise<Entries>;
  exports(): Promise<Exports>;
  facts(): Promise<Facts>;
  fields(): Promise<Fields>;
  find(): Promise<Find>;
  fixes(): Promise<Fixes>;
  library(): Promise<Library>;
  order(): Promise<Order>;
  look(): Promise<Look>;
  patterns(): Promise<Patterns>;
  problems(): Promise<Problems>;
  publication(): Promise<Publication>;
  replace(): Promise<Replace>;
  several(): Promise<Several>;
  shortcuts(): Promise<Shortcuts>;
  table(): Promise<Table>;
  versions(): Promise<Versions>;
  work(): Promise<Work>;
  writing(): Promise<Writing>;
  schemaTexts?(): Promise<SchemaTexts>;
}

/** By language. English is not here: it is part of the editor. */
export const languageLoaders: Readonly<Partial<Record<string, LanguageLoader>>> = {
  "de": {
    messages: async () => (await import("./de.ts")).messages,
    conflicts: async () => (await import("./de-conflicts.ts")).messages,
    each: async () => (await import("./de-each.ts")).messages,
    entries: async () => (await import("./de-entries.ts")).messages,
    exports: async () => (await import("./de-exports.ts")).messages,
    facts: async () => (await import("./de-facts.ts")).messages,
    fields: async () => (await import("./de-fields.ts")).messages,
    find: async () => (await import("./de-find.ts")).messages,
    fixes: async () => (await import("./de-fixes.ts")).messages,
    library: async () => (await import("./de-library.ts")).messages,
    order: async () => (await import("./de-order.ts")).messages,
    look: async () => (await import("./de-look.ts")).messages,
    patterns: async () => (await import("./de-patterns.ts")).messages,
    problems: async () => (await import("./de-problems.ts")).messages,
    publication: async () => (await import("./de-publication.ts")).messages,
    replace: async () => (await import("./de-replace.ts")).messages,
    several: async () => (await import("./de-several.ts")).messages,
    shortcuts: async () => (await import("./de-shortcuts.ts")).messages,
    table: async () => (await import("./de-table.ts")).messages,
    versions: async () => (await import("./de-versions.ts")).messages,
    work: async () => (await import("./de-work.ts")).messages,
    writing: async () => (await import("./de-writing.ts")).messages,
    schemaTexts: async () => (await import("./de-schemas.ts")).schemaTexts,
  },
};
