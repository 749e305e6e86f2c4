// Compiled from the JSON files beside this folder by `npm run messages`.
import type { SchemaTexts } from "../shared/schema-texts.ts";
import type { Messages } from "./en.ts";
import type { Messages as Look } from "./en-look.ts";

/** The editor's languages, each by its own name. */
export const languageNames = {
  "en": "English",
  "de": "Deutsch",
} as const;

/** What a language is loaded by. Without texts of its own for the schemas, those are in English. */
interface LanguageLoader {
  messages(): Promise<Messages>;
  look(): Promise<Look>;
  schemaTexts?(): Promise<SchemaTexts>;
}

/** By language. English is not here: it is part of the editor. */
export const languageLoaders: Readonly<Partial<Record<string, LanguageLoader>>> = {
  "de": {
    messages: async () => (await import("./de.ts")).messages,
    look: async () => (await import("./de-look.ts")).messages,
    schemaTexts: async () => (await import("./de-schemas.ts")).schemaTexts,
  },
};
