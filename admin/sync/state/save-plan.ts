import type { Problem } from "../../../schema/problem.ts";
import type { Change } from "../../diff/change.ts";
import type { EditedSite } from "../../document/site-document.ts";

/** What is saved or left out as a whole: a settings group, a page, the file of an entry. */
export type SiteUnit =
  | { readonly kind: "setting"; readonly key: string }
  | { readonly kind: "page"; readonly id: string }
  | { readonly kind: "entry"; readonly file: string };

/** What of a site can be saved. */
export interface SavePlan {
  /** The site without what is left out: in its place stands what was saved last. */
  readonly site: EditedSite;
  readonly left: readonly SiteUnit[];
  /** All that is wrong with the site as it is edited, also what other mistakes had hidden. */
  readonly problems: readonly Problem[];
}

/** The same in words. */
export interface PlannedSave extends SavePlan {
  /** What is different from what was saved last, of what is not left out. */
  readonly changes: readonly Change[];
  /** What is left out: "Home", "the bread “Rye loaf”". */
  readonly names: readonly string[];
}

/** The problems of a site. */
export type CheckSite = (site: EditedSite) => Promise<readonly Problem[]>;
