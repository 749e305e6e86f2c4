import { editsBetween } from "../../../editing/diff/edits-between.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import type { EditedSite, SiteDocument } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { applyEdit } from "../../../editing/edits/apply-edit.ts";
import type { History, Step } from "../../../editing/edits/history.ts";
import { currentSite, restoreHistory } from "../../../editing/edits/history.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import { migrateConfig } from "../../../schema/migrations/migrate-config.ts";
import type { Migrations } from "../../../schema/migrations/versions.ts";
import type { UnappliedEdit } from "../state/unapplied-edit.ts";

interface Done {
  readonly history: History;
  readonly unplaced: readonly UnappliedEdit[];
}

interface Present {
  readonly migrations: Migrations;
  readonly schemas: Schemas;
}

/** Step by step: an edit without an equal in the current format becomes the edits between the migrated sites before and after it. */
export function migrateHistory({ history, unplaced }: Done, present: Present): Done {
  const now = currentSite(history);
  return {
    history: migrateSteps(history, present),
    unplaced: unplaced.map((left) => {
      const made = applyEdit(now, left.edit);
      if ("editError" in made) return left;
      const around = [now, made.site].map((site) => migrateSite(site, present));
      return { ...left, edit: migrateEdit(left.edit, around, present) ?? left.edit };
    }),
  };
}

function migrateSteps(history: History, present: Present): History {
  const sites = history.sites.map((site) => migrateSite(site, present));
  if (sites.every((site, index) => site === history.sites[index])) return history;
  const steps = history.steps.map(({ edit, at }, index): Step | undefined => {
    const migrated = migrateEdit(edit, sites.slice(index, index + 2), present);
    return migrated && { edit: migrated, at };
  });
  const known = (step: Step | undefined) => step !== undefined;
  const cursor = steps.slice(0, history.cursor).filter(known).length;
  return restoreHistory(migrateSite(history.base, present), steps.filter(known), cursor);
}

function migrateEdit(
  edit: Edit,
  [before, after]: readonly EditedSite[],
  { schemas }: Present,
): Edit | undefined {
  if (!before || !after) return edit;
  const result = applyEdit(before, edit);
  if (!("editError" in result) && sameValue(result.site, after)) return edit;
  const edits = editsBetween(before, after, schemas);
  return edits.length > 1 ? { kind: "batch", edits } : edits[0];
}

function migrateSite(site: EditedSite, { migrations }: Present): EditedSite {
  const config = migrateConfig(site.config, migrations) as SiteDocument;
  return config === site.config ? site : { ...site, config };
}
