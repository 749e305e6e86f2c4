// Compiled from the JSON files beside this folder by `npm run messages`.
import type { SchemaTexts } from "../shared/schema-texts.ts";
import choices from "../de/schemas/choices.json";
import descriptions from "../de/schemas/descriptions.json";
import titles from "../de/schemas/titles.json";

export const schemaTexts: SchemaTexts = { titles, descriptions, choices };
