import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import type { SiteConfig } from "../../schema/site/site-config.ts";
import type { MarkdownValue } from "../../schema/sources/markdown-source.ts";
import type { Source } from "../../schema/sources/source.ts";
import { strings } from "./strings.ts";

/** Facts that templates begin with and nobody has: telephone numbers, hosts, streets and a town that there are not. */
export const sampleFacts = {
  url: "https://www.example.com",
  /** Texts of settings. */
  settings: [
    "01632 960187",
    "030 23125 187",
    "hello@example.com",
    "hallo@example.com",
    "3 Ropewalk Quay",
    "Seilergang 3a",
    "18 Stillwater Rise",
    "Stillwasserpfad 18",
    "41 Pine Point",
    "Kiefernspitze 41",
    "7 Kiln Yard",
    "Brennofenhof 7",
    "12 Old Dairy Mews",
    "Alte Molkerei 12a",
    "2 Boathouse Wharf",
    "Bootshausufer 2",
    ...["14 Oven Row", "Backofengasse 14", "6 Goods Yard", "Güterhof 6"],
    "Saltmere",
    "Möwenried",
    "SZ4 7QA",
    "09999",
  ],
  /** The field `name` of entries. */
  names: ["Dr Miriam Vale", "Jonas Hale", "Dr. Miriam Thal", "Jonas Hellweg"],
} as const;

const ofSettings: ReadonlySet<unknown> = new Set(sampleFacts.settings);
const ofNames: ReadonlySet<unknown> = new Set(sampleFacts.names);

/** Reports `sample-fact` as warnings: a site can be built before it is complete. See `asPublished`. */
export function sampleProblems(config: SiteConfig, files: ReadonlyMap<string, Source>): readonly Problem[] {
  const { file, site } = config;
  const isUrl = site.url === sampleFacts.url;
  const found = [...strings({ site }, "")].filter(({ text }) => ofSettings.has(text));
  const named = [...files].flatMap(([path, { value }]) => {
    const name = (value as Partial<MarkdownValue> | undefined)?.frontMatter?.name;
    return typeof name === "string" && ofNames.has(name)
      ? [sampleProblem(path, "/frontMatter/name", name)]
      : [];
  });
  return [
    ...(isUrl ? [sampleProblem(file, "/site/url", sampleFacts.url)] : []),
    ...found.map(({ pointer, text }) => sampleProblem(file, pointer, text)),
    ...named,
  ];
}

export function asPublished(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) =>
    problem.code === "sample-fact" ? { ...problem, severity: "error" } : problem,
  );
}

function sampleProblem(file: string, pointer: string, text: string): Problem {
  const name = pointer.split("/").filter(Boolean).join(".").replace("frontMatter.", "");
  const message = `${name} is still "${text}", a sample that the site began with.`;
  return createProblem("sample-fact", { file, pointer }, message, "Write your own, or take it out.");
}
