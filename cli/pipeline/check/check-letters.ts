import { strings } from "../../../renderer/check/strings.ts";
import type { Settings } from "../../../renderer/site.ts";
import { createProblem, type Problem, type ProblemLocation } from "../../../schema/problems/problem.ts";
import type { MarkdownValue } from "../../../schema/sources/markdown-source.ts";
import type { Source } from "../../../schema/sources/source.ts";
import { scriptOf } from "../../assets/fonts/font-subsets.ts";
import { shownLetters } from "../../assets/fonts/shown-letters.ts";
import { themeFile } from "../../assets/read-theme.ts";
import { letterPattern, lettersOf } from "../../incremental/letters.ts";
import type { SiteSources } from "../read/read-site.ts";

type Checked = Pick<SiteSources, "config" | "entries" | "fonts" | "texts">;

interface LetterSettings {
  readonly theme: Pick<Settings["theme"], "displayFont" | "textFont">;
  readonly languages: readonly string[];
}

/** Reports `missing-letter` for each letter of the config and of entries that none of the theme's fonts has. */
export function checkLetters(
  { config, entries, fonts: own, texts }: Checked,
  root: string,
  { theme, languages }: LetterSettings,
): readonly Problem[] {
  const sources = [...(config ? [config] : []), ...entries.map(({ source }) => source)];
  const written = new Set(sources.flatMap((source) => [...lettersOf(source)]));
  if (written.size === 0 || hasOtherFonts(texts.get(themeFile) ?? "")) return [];
  const names = [theme.displayFont, theme.textFont];
  const shown = new Set<string>();
  let missing = [...written];
  for (const letters of shownLetters({ root, own, names })) {
    for (const letter of letters) shown.add(letter);
    missing = missing.filter((letter) => !isShown(letter, shown));
    if (missing.length === 0) return [];
  }
  const groups = new Map(missing.map((letter) => [letter, groupOf(letter, shown, languages)]));
  return findLetters(sources, groups).map(letterProblem);
}

/** Families that a theme brings or takes from the system, of which no file is known here. */
const hasOtherFonts = (theme: string) => /@font-face|system-ui|--font-(?:text|display)\s*:/.test(theme);

/** Browsers make a letter of its parts where a font has these alone. */
const isShown = (letter: string, shown: ReadonlySet<string>) =>
  shown.has(letter) || [...letter.normalize("NFD")].every((part) => shown.has(part));

const eastAsian = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/u;

const scripts: readonly RegExp[] = [
  eastAsian,
  ...[/\p{sc=Arab}/u, /\p{sc=Armn}/u, /\p{sc=Beng}/u, /\p{sc=Cyrl}/u, /\p{sc=Deva}/u, /\p{sc=Ethi}/u],
  ...[/\p{sc=Geor}/u, /\p{sc=Grek}/u, /\p{sc=Gujr}/u, /\p{sc=Guru}/u, /\p{sc=Hebr}/u, /\p{sc=Khmr}/u],
  ...[/\p{sc=Knda}/u, /\p{sc=Laoo}/u, /\p{sc=Mlym}/u, /\p{sc=Mymr}/u, /\p{sc=Sinh}/u, /\p{sc=Taml}/u],
  ...[/\p{sc=Telu}/u, /\p{sc=Thai}/u, /\p{sc=Tibt}/u],
];

/** A font of Latin letters has a few of others, such as π. */
const fewLetters = 10;

const eastAsianScripts: readonly string[] = ["Hans", "Hant", "Jpan", "Kore"];

/** The letters that a letter is reported with: those of its script if the fonts have not got that, or itself alone; undefined if it is not reported. */
function groupOf(
  letter: string,
  shown: ReadonlySet<string>,
  languages: readonly string[],
): RegExp | string | undefined {
  const script = scripts.find((pattern) => pattern.test(letter));
  if (!script) return letter;
  if (script === eastAsian)
    return languages.some((tag) => eastAsianScripts.includes(scriptOf(tag))) ? undefined : script;
  return [...shown].filter((other) => script.test(other)).length < fewLetters ? script : letter;
}

interface Found {
  readonly location: ProblemLocation;
  readonly letter: string;
  readonly letters: Set<string>;
  count: number;
}

function findLetters(
  sources: readonly Source[],
  groups: ReadonlyMap<string, RegExp | string | undefined>,
): Found[] {
  const found = new Map<RegExp | string, Found>();
  for (const source of sources) {
    if (![...lettersOf(source)].some((letter) => groups.get(letter) !== undefined)) continue;
    for (const { pointer, text } of textsOf(source))
      for (const { 0: letter, index: offset } of withoutCode(text).matchAll(letterPattern)) {
        const group = groups.get(letter);
        if (group === undefined) continue;
        const location = { file: source.file, pointer, offset };
        const known = found.get(group) ?? { location, letter, letters: new Set(), count: 0 };
        known.letters.add(letter);
        known.count += 1;
        found.set(group, known);
      }
  }
  return [...found.values()];
}

function* textsOf({ value }: Source): Generator<{ readonly pointer: string; readonly text: string }> {
  const { frontMatter, body } = value as Partial<MarkdownValue>;
  if (body === undefined) yield* strings(value, "");
  else {
    yield* strings(frontMatter, "");
    yield { pointer: "/body", text: body };
  }
}

const blank = (text: string) => " ".repeat(text.length);

/** A text of the same length with spaces for what Markdown shows as code, in a font of the system. */
function withoutCode(text: string): string {
  if (!text.includes("`") && !text.includes("~~~")) return text;
  let fence = "";
  return text
    .split("\n")
    .map((line) => {
      const [, mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
      const isInside = fence !== "";
      if (!isInside) fence = mark;
      else if (mark.startsWith(fence)) fence = "";
      return isInside ? blank(line) : line.replace(/(?<!`)`+[^`]+`/g, blank);
    })
    .join("\n");
}

function letterProblem({ location, letter, letters, count }: Found): Problem {
  const others = letters.size - 1;
  const times = count === 1 ? "" : ` (${count.toLocaleString("en")} times)`;
  const written =
    others === 0 ? `"${letter}"${times}` : `"${letter}" and ${others} more of its script${times}`;
  const [them, one] = others === 0 ? ["it", "a font that has it"] : ["them", "a font that has them"];
  return createProblem(
    "missing-letter",
    location,
    `No font of the site has ${written}, so visitors see ${them} in a font of their system.`,
    {
      suggestion: `Set ${one} in site.theme, or write ${others === 0 ? "another letter" : "other letters"}.`,
      values: { ...(others > 0 && { reason: "script" }), written: letter, length: count },
    },
  );
}
