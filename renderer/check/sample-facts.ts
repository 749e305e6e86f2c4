import type { MarkdownValue } from "../../schema/markdown-source.ts";
import { createProblem, type Problem } from "../../schema/problem.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { pointerTo, type Source } from "../../schema/source.ts";

/** Where nobody's site is, and how nobody can be reached: what templates say until somebody writes their own. */
export const sampleFacts = {
  url: "https://www.example.com",
  contact: {
    phone: "01632 960187",
    email: "hello@example.com",
    address: { street: "1 Example Street", town: "Exampletown", postcode: "EX1 2MP" },
  },
  /** By the files of their entries. */
  people: {
    "content/people/alex-example.md": { name: "Alex Example", role: "Founder" },
    "content/people/robin-example.md": { name: "Robin Example", role: "Reception" },
  },
} as const;

/** Values that are samples wherever they stand in a config's `site`. A block's own sample texts are its own matter. */
const ofContact: ReadonlySet<unknown> = new Set(
  [...strings(sampleFacts.contact, "")].map(({ text }) => text),
);

/**
 * The problems `sample-fact` of a site that was begun from a template, for each fact of the template that is still
 * there. They are warnings: a site may be built while it is being written. See `asPublished`.
 */
export function sampleProblems(config: SiteConfig, files: ReadonlyMap<string, Source>): readonly Problem[] {
  const { file, site } = config;
  const isUrl = site.url === sampleFacts.url;
  const found = [...strings({ site }, "")].filter(({ text }) => ofContact.has(text));
  const people = Object.entries(sampleFacts.people).filter(([path, { name }]) => {
    const value = files.get(path)?.value as MarkdownValue | undefined;
    return value?.frontMatter.name === name;
  });
  return [
    ...(isUrl ? [sampleProblem(file, "/site/url", sampleFacts.url)] : []),
    ...found.map(({ pointer, text }) => sampleProblem(file, pointer, text)),
    ...people.map(([path, { name }]) => sampleProblem(path, "/frontMatter/name", name)),
  ];
}

/** Of a site that visitors see, a sample that is still there is an error. */
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

/** The texts in a value, with the JSON pointers to them. */
function* strings(value: unknown, pointer: string): Generator<{ pointer: string; text: string }> {
  if (typeof value === "string") yield { pointer, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, pointerTo(pointer, key));
}
