import { blank } from "./blank.ts";
import { business } from "./business.ts";
import { journal } from "./journal.ts";
import { practice } from "./practice.ts";
import type { Template } from "./template.ts";

export const templates: Readonly<Record<string, Template>> = { blank, business, practice, journal };
