import type { Change } from "../../../editing/diff/change.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import type { Problem } from "../../../schema/problems/problem.ts";

/** What is saved or left out as a whole: a settings group, a page, the file of an entry. */
export type SiteUnit =
  | { readonly kind: "setting"; readonly key: string }
  | { readonly kind: "page"; readonly id: string }
  | { readonly kind: "entry"; readonly file: string };

/** What a save would write, and what it leaves out because of errors. */
export interface SavePlan {
  /** The site as it would be written: units that are left out are as they were saved. */
  readonly site: EditedSite;
  /** The changed units that stay unsaved. */
  readonly leftOut: readonly SiteUnit[];
  /** The problems of the whole site with all changes, at their locations in it. */
  readonly problems: readonly Problem[];
}

/** A plan in words. */
export interface PlannedSave extends SavePlan {
  /** What `site` changes, in words. */
  readonly changes: readonly Change[];
  /** The names of what is left out, in the order of `leftOut`. */
  readonly names: readonly string[];
}

export type CheckSite = (site: EditedSite) => Promise<readonly Problem[]>;
