import type { Problem } from "../../../schema/problem.ts";
import type { Change } from "../../diff/change.ts";
import type { EditedSite } from "../../document/site-document.ts";

/** What is saved or left out as a whole: a settings group, a page, the file of an entry. */
export type SiteUnit =
  | { readonly kind: "setting"; readonly key: string }
  | { readonly kind: "page"; readonly id: string }
  | { readonly kind: "entry"; readonly file: string };

export interface SavePlan {
  /** With the last saved version of what is left out. */
  readonly site: EditedSite;
  readonly left: readonly SiteUnit[];
  /** All problems of the edited site, with those that other problems hide. */
  readonly problems: readonly Problem[];
}

export interface PlannedSave extends SavePlan {
  readonly changes: readonly Change[];
  /** "Home", "the bread “Rye loaf”" */
  readonly names: readonly string[];
}

export type CheckSite = (site: EditedSite) => Promise<readonly Problem[]>;
