import { isPictureFile } from "../../../editing/document/picture.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { newErrors } from "../../../schema/problems/new-errors.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { CheckSite, SavePlan, SiteUnit } from "../state/save-plan.ts";
import { changedUnits, keyOfUnit, unitOfProblem, type Versions, withoutUnits } from "./site-units.ts";

const maxTries = 30;

/** Leaves out what is broken, and as little else as possible. Errors that were there before do not prevent a save. */
export async function planSave(versions: Versions, check: CheckSite): Promise<SavePlan> {
  const all = await checkInRounds(versions, check);
  if (all.errors.length === 0 && all.plan.leftOut.length === 0) return all.plan;
  const known = errorsIn(await check(versions.before));
  const { plan, errors } = known.length === 0 ? all : await checkInRounds(versions, check, known);
  const { problems } = all.plan;
  const leftOut = [...plan.leftOut];
  let most = newErrors(errors, known).length;
  let tries = 0;
  for (const unit of changedUnits(versions)) {
    if (most === 0) break;
    if (leftOut.some((other) => keyOfUnit(other) === keyOfUnit(unit)) || isNewPicture(unit, versions.before))
      continue;
    if (tries++ === maxTries) break;
    const found = await check(withoutUnits(versions, [...leftOut, unit]));
    const now = newErrors(found, known).length;
    if (now >= most) continue;
    leftOut.push(unit);
    most = now;
  }
  if (most > 0)
    leftOut.push(...changedUnits(versions).filter((unit) => !isNewPicture(unit, versions.before)));
  const units = [...new Map(leftOut.map((unit) => [keyOfUnit(unit), unit])).values()];
  return { problems, leftOut: units, site: withoutUnits(versions, units) };
}

/** Leaves out units with new errors until the rest has none, or only in unchanged units. */
export async function checkInRounds(versions: Versions, check: CheckSite, known: readonly Problem[] = []) {
  const changed = new Map(changedUnits(versions).map((unit) => [keyOfUnit(unit), unit]));
  const leftOut = new Map<string, SiteUnit>();
  const problems = new Map<string, Problem>();
  for (;;) {
    const site = withoutUnits(versions, [...leftOut.values()]);
    const found = await check(site);
    const errors = errorsIn(found);
    for (const problem of leftOut.size === 0 ? found : errors) {
      const there = leftOut.size === 0 ? problem : atNow(problem, site, versions.now);
      if (there && !isLeftOut(there, versions.now, leftOut)) problems.set(keyOf(there), there);
    }
    const size = leftOut.size;
    for (const problem of newErrors(errors, known)) {
      const unit = unitOfProblem(problem, site);
      const mine = unit && changed.get(keyOfUnit(unit));
      if (mine && !isNewPicture(mine, versions.before)) leftOut.set(keyOfUnit(mine), mine);
    }
    if (leftOut.size > size) continue;
    const plan: SavePlan = { site, leftOut: [...leftOut.values()], problems: [...problems.values()] };
    return { plan, errors };
  }
}

/** A problem of a unit's saved version is none of its edited version. */
function isLeftOut(problem: Problem, site: EditedSite, leftOut: ReadonlyMap<string, SiteUnit>): boolean {
  const unit = unitOfProblem(problem, site);
  return unit !== undefined && leftOut.has(keyOfUnit(unit));
}

function atNow(found: Problem, from: EditedSite, to: EditedSite): Problem | undefined {
  const { line: _, column: __, related: ___, ...problem } = found;
  const [, index, rest = ""] = /^\/pages\/(\d+)(.*)$/s.exec(problem.pointer) ?? [];
  if (index === undefined || problem.file.startsWith("content/")) return problem;
  const id = from.config.pages[Number(index)]?.id;
  const place = to.config.pages.findIndex((page) => page.id === id);
  return place === -1 ? undefined : { ...problem, pointer: `/pages/${place}${rest}` };
}

/** A new picture is saved with what shows it; an existing one may stay as it was. */
function isNewPicture(unit: SiteUnit, { entries }: EditedSite): boolean {
  return unit.kind === "entry" && isPictureFile(unit.file) && !Object.hasOwn(entries, unit.file);
}

function errorsIn(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity === "error");
}

function keyOf({ code, file, pointer, offset, message }: Problem): string {
  return [code, file, pointer, offset, message].join(" ");
}
