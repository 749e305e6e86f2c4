import { writtenPath } from "../../../renderer/resolve/page-address.ts";
import type { Problem } from "../../../schema/problem.ts";
import type { Batch, Edit } from "../../document/edit.ts";
import type { MendReason } from "../../document/edit-reasons.ts";
import type { EditedSite } from "../../document/site-document.ts";
import { nameAtAddress } from "../problems/names-in-problems.ts";
import type { ProblemSite } from "../problems/problem-site.ts";
import { type BrokenLink, brokenLinkOf } from "./broken-link.ts";
import { fixContrast } from "./fix-contrast.ts";
import { withHeadingLevel } from "./fix-heading.ts";
import { leadElsewhere } from "./fix-links.ts";
import { valueOfProblem } from "./value-of-problem.ts";

/** What can be done about a problem without thinking; one about a link can be asked for in other ways too. */
export type Fix =
  | { readonly kind: "colour"; readonly colour: string; readonly edit: Batch }
  | { readonly kind: "heading"; readonly edit: Batch }
  | { readonly kind: "lead"; readonly page: string; readonly edit: Batch }
  | { readonly kind: "ask"; readonly link: BrokenLink };

/** The fixes of a problem, the nearest first; none for one that takes thought. */
export function fixesOf(problem: Problem, site: ProblemSite): readonly Fix[] {
  const { edited, schemas } = site;
  if (problem.code === "low-contrast") return colourFixes(problem, edited);
  if (problem.code === "skipped-heading") return headingFixes(problem, edited);
  const link = brokenLinkOf(problem, edited);
  if (!link || !leadElsewhere(link, "/", { edited, schemas })) return [];
  const page = nearestPage(problem, site);
  const edit = page && leadElsewhere(link, page.address, { edited, schemas });
  return [
    ...(page && edit ? [{ kind: "lead", page: page.name, edit: mended("mend-link", [edit]) } as const] : []),
    { kind: "ask", link },
  ];
}

/** Edits as one step, which the log calls by what it was good for. */
export function mended(reason: MendReason, edits: readonly Edit[]): Batch {
  return { kind: "batch", edits, reason };
}

function colourFixes(problem: Problem, site: EditedSite): readonly Fix[] {
  const edit = fixContrast(problem, site);
  const fix =
    edit && ({ kind: "colour", colour: String(edit.value), edit: mended("mend-colour", [edit]) } as const);
  return fix ? [fix] : [];
}

function headingFixes(problem: Problem, site: EditedSite): readonly Fix[] {
  const { offset, values } = problem;
  const { target, path, value } = valueOfProblem(problem, site) ?? {};
  if (values?.limit === undefined || offset === undefined || !target || !path) return [];
  const text = typeof value === "string" ? withHeadingLevel(value, offset, values.limit) : undefined;
  if (text === undefined) return [];
  return [
    { kind: "heading", edit: mended("mend-headings", [{ kind: "set-value", target, path, value: text }]) },
  ];
}

/** The page or file that was probably meant; not one that is left out. */
function nearestPage({ values }: Problem, site: ProblemSite) {
  const { nearest, reason } = values ?? {};
  if (reason === "draft" || reason === "scheduled" || !nearest?.startsWith("/")) return undefined;
  const address = writtenPath(nearest);
  return { name: nameAtAddress(nearest, site) ?? address, address };
}
