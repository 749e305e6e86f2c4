import type { Batch, Edit, FixReason, SetValue } from "../../../editing/document/edit.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { valueAt } from "../../../editing/document/value.ts";
import { contrastPairs } from "../../../renderer/check/contrast.ts";
import { withoutTrailingSlash } from "../../../renderer/resolve/addresses/page-address.ts";
import { markdownOutline } from "../../../renderer/resolve/markdown/markdown-outline.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { theme } from "../../../schema/site/theme-settings.ts";
import { withoutInvisible } from "../../../schema/text/without-invisible.ts";
import { nameAtAddress } from "../problems/names-in-problems.ts";
import type { ProblemSite } from "../problems/problem-site.ts";
import { type BrokenLink, brokenLinkOf } from "./broken-link.ts";
import { retargetLink } from "./fix-links.ts";
import { readableColour } from "./readable-colour.ts";
import { valueOfProblem } from "./value-of-problem.ts";

export type Fix =
  | { readonly kind: "colour"; readonly colour: string; readonly edit: Batch }
  | { readonly kind: "heading"; readonly edit: Batch }
  | { readonly kind: "character"; readonly edit: Batch }
  | { readonly kind: "lead"; readonly page: string; readonly edit: Batch }
  | { readonly kind: "ask"; readonly link: BrokenLink };

/** The most likely first; empty for a problem that needs a decision. */
export function fixesOf(problem: Problem, site: ProblemSite): readonly Fix[] {
  const { edited, schemas } = site;
  if (problem.code === "low-contrast") return colourFixes(problem, edited);
  if (problem.code === "encoding") return characterFixes(problem, edited);
  if (problem.code === "skipped-heading") return headingFixes(problem, edited);
  const link = brokenLinkOf(problem, edited);
  if (!link || !retargetLink(link, "/", { edited, schemas })) return [];
  const page = nearestPage(problem, site);
  const edit = page && retargetLink(link, page.address, { edited, schemas });
  return [
    ...(page && edit
      ? [{ kind: "lead", page: page.name, edit: fixBatch("mend-link", [edit]) } as const]
      : []),
    { kind: "ask", link },
  ];
}

export function fixBatch(reason: FixReason, edits: readonly Edit[]): Batch {
  return { kind: "batch", edits, reason };
}

function colourFixes(problem: Problem, site: EditedSite): readonly Fix[] {
  const edit = fixContrast(problem, site);
  const fix =
    edit && ({ kind: "colour", colour: String(edit.value), edit: fixBatch("mend-colour", [edit]) } as const);
  return fix ? [fix] : [];
}

function headingFixes(problem: Problem, site: EditedSite): readonly Fix[] {
  const { offset, values } = problem;
  const { target, path, value } = valueOfProblem(problem, site) ?? {};
  if (values?.limit === undefined || offset === undefined || !target || !path) return [];
  const text = typeof value === "string" ? withHeadingLevel(value, offset, values.limit) : undefined;
  if (text === undefined) return [];
  return [
    { kind: "heading", edit: fixBatch("mend-headings", [{ kind: "set-value", target, path, value: text }]) },
  ];
}

function characterFixes(problem: Problem, site: EditedSite): readonly Fix[] {
  const { target, path, value } = valueOfProblem(problem, site) ?? {};
  if (!target || !path || typeof value !== "string") return [];
  const text = withoutInvisible(value).replaceAll("\ufffd", "");
  if (text === value) return [];
  const edit = { kind: "set-value", target, path, value: text } as const;
  return [{ kind: "character", edit: fixBatch("remove-character", [edit]) }];
}

function nearestPage({ values }: Problem, site: ProblemSite) {
  const { nearest, reason } = values ?? {};
  if (reason === "draft" || reason === "scheduled" || !nearest?.startsWith("/")) return undefined;
  const address = withoutTrailingSlash(nearest);
  return { name: nameAtAddress(nearest, site) ?? address, address };
}

function fixContrast({ pointer, values }: Problem, { config }: EditedSite): SetValue | undefined {
  const [, scheme, chosen] = /^\/site\/theme\/(light|dark)\/(\w+)$/.exec(pointer) ?? [];
  const { colours = [] } = values ?? {};
  if ((scheme !== "light" && scheme !== "dark") || chosen === undefined) return undefined;
  const defaults: Readonly<Record<string, { readonly default: string }>> =
    theme.properties[scheme].properties;
  const colourOf = (key: string) => {
    const written = valueAt(config.site, ["theme", scheme, key]) ?? defaults[key]?.default;
    return typeof written === "string" && /^#[0-9a-f]{6}$/i.test(written) ? written : undefined;
  };
  for (const key of [chosen, ...colours.filter((other) => other !== chosen)]) {
    const colour = colourOf(key);
    const others = contrastPairs.flatMap(([text, behind]) => {
      if (text !== key && behind !== key) return [];
      return colourOf(text === key ? behind : text) ?? [];
    });
    const readable = colour && readableColour(colour, others);
    if (readable && readable !== colour)
      return { kind: "set-value", target: { in: "site" }, path: ["theme", scheme, key], value: readable };
  }
  return undefined;
}

/** ATX headings; setext headings are never too deep. */
const marks = /^ {0,3}(#{1,6})(?!#)/;

function withHeadingLevel(markdown: string, offset: number, level: number): string | undefined {
  const { headings } = markdownOutline(markdown);
  const first = headings.findIndex(({ start }) => start === offset);
  const by = (headings[first]?.depth ?? 0) - level;
  if (first === -1 || by <= 0) return undefined;
  const end = headings.findIndex(({ depth }, index) => index > first && depth < level + by);
  const section = headings.slice(first, end === -1 ? undefined : end);
  let raised = markdown;
  for (const { start, depth } of section.toReversed()) {
    const written = marks.exec(raised.slice(start))?.[1];
    if (written?.length !== depth) return undefined;
    const at = raised.indexOf("#", start);
    raised = raised.slice(0, at) + raised.slice(at + by);
  }
  return raised;
}
