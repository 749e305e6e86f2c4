import type { Batch, Edit } from "../document/edit.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { sameValue, valueAt } from "../document/value.ts";
import type { History } from "../edits/history.ts";
import { describeThemeStep } from "../labels/describe-value.ts";
import type { Change } from "./change.ts";

type ThemeBatch = Batch & Required<Pick<Batch, "look">>;

export function themeStepsIn({ steps, cursor }: History): readonly ThemeBatch[] {
  return steps
    .slice(0, cursor)
    .flatMap(({ edit }) => (isThemeBatch(edit) ? [edit] : []))
    .reverse();
}

/** Changes that one theme step made become one change with `changes`; what was changed again since is a change of its own. */
export function groupThemeChanges(
  changes: readonly Change[],
  looks: readonly ThemeBatch[],
  current: SiteDocument,
): Change[] {
  return looks.reduce<Change[]>(
    (left, step) => {
      const own = left.filter((change) => change.changes === undefined && isOf(change, step, current));
      const [first] = own;
      if (!first)
        return left.map((change) => (isAllOf(change, step, current) ? named(change, step) : change));
      if (own.length === 1) return left;
      const whole: Change = {
        key: `look ${first.key}`,
        location: first.location,
        what: describeThemeStep(step.look),
        changes: own,
        revert: { kind: "batch", edits: own.map(({ revert }) => revert) },
      };
      return left.flatMap((change) => (change === first ? [whole] : own.includes(change) ? [] : [change]));
    },
    [...changes],
  );
}

const isThemeBatch = (edit: Edit): edit is ThemeBatch => edit.kind === "batch" && edit.look !== undefined;

const named = (change: Change, { look }: ThemeBatch): Change => ({
  ...change,
  what: describeThemeStep(look),
});

function isAllOf({ revert }: Change, { edits }: ThemeBatch, { site }: SiteDocument): boolean {
  if (revert.kind !== "set-value" || revert.value !== undefined) return false;
  const { path } = revert;
  const made = edits.flatMap((edit) =>
    edit.kind === "set-value" &&
    edit.path.length === path.length + 1 &&
    path.every((key, at) => key === edit.path[at])
      ? [[edit.path.at(-1), edit.value] as const]
      : [],
  );
  return made.length > 0 && sameValue(Object.fromEntries(made), valueAt(site, path));
}

function isOf({ revert }: Change, { edits }: ThemeBatch, { site }: SiteDocument): boolean {
  if (revert.kind !== "set-value") return false;
  const { path } = revert;
  return edits.some((edit) => {
    if (edit.kind !== "set-value" || !edit.path.every((key, index) => key === path[index])) return false;
    return sameValue(valueAt(edit.value, path.slice(edit.path.length)), valueAt(site, path));
  });
}
