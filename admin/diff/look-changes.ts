import type { Batch, Edit } from "../document/edit.ts";
import type { History } from "../document/history.ts";
import { sameValue } from "../document/same-value.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { valueAt } from "../document/value-at.ts";
import { describeLook } from "../labels/describe-look.ts";
import type { Change } from "./change.ts";

type LookBatch = Batch & Required<Pick<Batch, "look">>;

export function looksIn({ steps, cursor }: History): readonly LookBatch[] {
  return steps
    .slice(0, cursor)
    .flatMap(({ edit }) => (isLook(edit) ? [edit] : []))
    .reverse();
}

/** Changes that one theme step made become one change with `parts`; what was changed again since is a change of its own. */
export function groupLooks(
  changes: readonly Change[],
  looks: readonly LookBatch[],
  current: SiteDocument,
): Change[] {
  return looks.reduce<Change[]>(
    (left, look) => {
      const parts = left.filter((change) => change.parts === undefined && isOf(change, look, current));
      const [first] = parts;
      if (!first)
        return left.map((change) => (isAllOf(change, look, current) ? named(change, look) : change));
      if (parts.length === 1) return left;
      const whole: Change = {
        key: `look ${first.key}`,
        place: first.place,
        what: describeLook(look.look),
        parts,
        revert: { kind: "batch", edits: parts.map(({ revert }) => revert) },
      };
      return left.flatMap((change) => (change === first ? [whole] : parts.includes(change) ? [] : [change]));
    },
    [...changes],
  );
}

const isLook = (edit: Edit): edit is LookBatch => edit.kind === "batch" && edit.look !== undefined;

const named = (change: Change, { look }: LookBatch): Change => ({
  ...change,
  what: describeLook(look),
});

function isAllOf({ revert }: Change, { edits }: LookBatch, { site }: SiteDocument): boolean {
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

function isOf({ revert }: Change, { edits }: LookBatch, { site }: SiteDocument): boolean {
  if (revert.kind !== "set-value") return false;
  const { path } = revert;
  return edits.some((edit) => {
    if (edit.kind !== "set-value" || !edit.path.every((key, index) => key === path[index])) return false;
    return sameValue(valueAt(edit.value, path.slice(edit.path.length)), valueAt(site, path));
  });
}
