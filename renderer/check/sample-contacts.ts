import type { MarkdownValue } from "../../schema/markdown-source.ts";
import { createProblem, type Problem } from "../../schema/problem.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import type { Source } from "../../schema/source.ts";
import { strings } from "./strings.ts";

export const sampleContacts = {
  url: "https://www.example.com",
  contact: {
    phone: "01632 960187",
    email: "hello@example.com",
    address: { street: "1 Example Street", town: "Exampletown", postcode: "EX1 2MP" },
  },
  people: {
    "content/people/alex-example.md": { name: "Alex Example", role: "Founder" },
    "content/people/robin-example.md": { name: "Robin Example", role: "Reception" },
  },
} as const;

const ofContact: ReadonlySet<unknown> = new Set(
  [...strings(sampleContacts.contact, "")].map(({ text }) => text),
);

/** Reports `sample-fact` as warnings: a site can be built before it is complete. See `asPublished`. */
export function sampleProblems(config: SiteConfig, files: ReadonlyMap<string, Source>): readonly Problem[] {
  const { file, site } = config;
  const isUrl = site.url === sampleContacts.url;
  const found = [...strings({ site }, "")].filter(({ text }) => ofContact.has(text));
  const people = Object.entries(sampleContacts.people).filter(([path, { name }]) => {
    const value = files.get(path)?.value as MarkdownValue | undefined;
    return value?.frontMatter.name === name;
  });
  return [
    ...(isUrl ? [sampleProblem(file, "/site/url", sampleContacts.url)] : []),
    ...found.map(({ pointer, text }) => sampleProblem(file, pointer, text)),
    ...people.map(([path, { name }]) => sampleProblem(path, "/frontMatter/name", name)),
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
