import type { Change } from "../../../editing/diff/change.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import type { Problem } from "../../../schema/problem.ts";

/** What is saved or left out as a whole: a settings group, a page, the file of an entry. */
export type SiteUnit =
  | { readonly kind: "setting"; readonly key: string }
  | { readonly kind: "page"; readonly id: string }
  | { readonly kind: "entry"; readonly file: string };

export interface SavePlan {
  readonly site: EditedSite;
  readonly leftOut: readonly SiteUnit[];
  readonly problems: readonly Problem[];
}

export interface PlannedSave extends SavePlan {
  readonly changes: readonly Change[];
  readonly names: readonly string[];
}

export type CheckSite = (site: EditedSite) => Promise<readonly Problem[]>;
