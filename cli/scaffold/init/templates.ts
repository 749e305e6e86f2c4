import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { languageAndParents } from "../../../schema/fields/own-messages.ts";
import { addDays, weekdayOf } from "../../../schema/text/day-of.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { packageRoot } from "../../files/package-root.ts";

/** What `template.json` says of the site in its folder. */
export interface Template {
  /** What the site is, in one line. */
  readonly description: string;
  /** The name of the business that its words are about. */
  readonly name: Text;
}

/** The colours of a site, as `site.theme.palettes` has them. */
export interface TemplatePalette {
  readonly id: string;
  readonly title: Text;
  readonly light: object;
  readonly dark: object;
}

/** What a site from a template is to be. */
interface TemplateChoice {
  readonly template: string;
  readonly name: string;
  readonly language: string;
  /** The id of one of the template's palettes; the first one, unless it is given. */
  readonly palette?: string | undefined;
  /** As 2026-01-31. */
  readonly today: string;
}

type Text = string | ByLanguage;
type ByLanguage = Readonly<Record<TemplateLanguage, string>>;
type TemplateLanguage = (typeof templateLanguages)[number];

/** The languages that the words of templates are written in; the first is for all others. */
export const templateLanguages = ["en", "de"] as const;

const folder = join(packageRoot, "templates");
const empty = "blank";

/** By their names, in the order in which they are offered: the empty page is the last. */
export const templates: ReadonlyMap<string, Template> = new Map(
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "template.json")))
    .sort((one, other) => Number(one === empty) - Number(other === empty) || one.localeCompare(other))
    .map((name) => [name, JSON.parse(readText(name, "template.json")) as Template]),
);

/** The language of `templateLanguages` that a template's words are in, on a site in a language. */
export function wordsLanguage(language: string): TemplateLanguage {
  const tags = languageAndParents(language);
  return templateLanguages.find((known) => tags.includes(known)) ?? templateLanguages[0];
}

/** The palettes of a template, the first of which it has unless another one is chosen. */
export function palettesOf(template: string): readonly TemplatePalette[] {
  return configOf(template).site.theme?.palettes ?? [];
}

/** The files of a site that is begun from a template, with the words of its language, as of today. */
export function templateFiles(choice: TemplateChoice): ReadonlyMap<string, string | Uint8Array> {
  const { template, today } = choice;
  const language = wordsLanguage(choice.language);
  const files = new Map<string, string | Uint8Array>();
  for (const file of filesOf(template)) {
    const name = nameIn(file, language);
    if (name === undefined || file === "template.json") continue;
    if (file === "site.config.json") files.set(name, json(chosenConfig(choice)));
    else if (file.endsWith(".json")) files.set(name, json(inLanguage(parsed(template, file), language)));
    else if (file.endsWith(".md")) files.set(name, withDays(readText(template, file), today));
    else files.set(name, readFileSync(join(folder, template, file)));
  }
  return files;
}

interface TemplateConfig {
  readonly site: { readonly theme?: { readonly palettes?: readonly TemplatePalette[] } };
}

const configOf = (template: string) => parsed(template, "site.config.json") as TemplateConfig;

function chosenConfig({ template, name, language, palette, today }: TemplateChoice): object {
  const text = withDays(readText(template, "site.config.json"), today);
  const config = inLanguage(JSON.parse(text), wordsLanguage(language)) as TemplateConfig;
  const { palettes = [] } = config.site.theme ?? {};
  const colours = palettes.find(({ id }) => id === palette) ?? palettes[0];
  const { light, dark } = colours ?? {};
  const theme = config.site.theme && { theme: { ...config.site.theme, ...(colours && { light, dark }) } };
  return { ...config, site: { ...config.site, name, language, ...theme } };
}

/** The name of a file in a site in a language: `pike.en.md` is `pike.md` in English, and not there in German. */
function nameIn(file: string, language: TemplateLanguage): string | undefined {
  const [, start, tag, ending] = /^(.*)\.([a-z]{2})(\.[a-z0-9]+)$/.exec(file) ?? [];
  if (!templateLanguages.some((known) => known === tag)) return file;
  return tag === language ? `${start}${ending}` : undefined;
}

/** A value with the one of two languages in place of each `{ "en": …, "de": … }`. */
function inLanguage(value: unknown, language: TemplateLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === templateLanguages.length && templateLanguages.every((tag) => keys.includes(tag)))
    return value[language];
  return Object.fromEntries(keys.map((key) => [key, inLanguage(value[key], language)]));
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Writes days in place of `@today`, `@today+12` (days) and `@saturday+2`: of the second week after this one, which began on a Monday. */
function withDays(text: string, today: string): string {
  return text.replace(/@([a-z]+day)([+-]\d+)?/g, (written: string, name: string, number = "0") => {
    if (name === "today") return addDays(today, Number(number));
    const weekday = weekdays.indexOf(name);
    return weekday < 0 ? written : addDays(today, weekday - weekdayOf(today) + 7 * Number(number));
  });
}

const filesOf = (template: string) =>
  readdirSync(join(folder, template), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, template).length + 1))
    .map((file) => file.split(sep).join("/"))
    .sort();

const parsed = (template: string, file: string): unknown => JSON.parse(readText(template, file));
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function readText(template: string, file: string): string {
  return readFileSync(join(folder, template, file), "utf8");
}
