import { blank } from "./blank.ts";
import { business } from "./business.ts";
import { journal } from "./journal.ts";
import { practice } from "./practice.ts";
import type { Template } from "./template.ts";

/** The sites that `site init` can begin with, by their names. */
export const templates: Readonly<Record<string, Template>> = { blank, business, practice, journal };
