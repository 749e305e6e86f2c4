import type { SchemaTexts } from "../../shared/schema-texts.ts";
import { blockTexts } from "./block-texts.ts";
import { siteTexts } from "./site-texts.ts";
import { choices, titles } from "./titles.ts";

/** The words of the engine's schemas in German. */
export const schemaTexts: SchemaTexts = { titles, choices, descriptions: { ...blockTexts, ...siteTexts } };
