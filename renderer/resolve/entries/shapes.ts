import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { shapeName } from "../../../schema/site/each.ts";
import type { Each, Shape } from "../../../schema/site/site-config.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { singleTokenPath } from "../../../schema/text/token-syntax.ts";
import { locationBelow } from "../tokens/scope.ts";

/** The shapes of a site, and the file that declares them. */
export interface Shapes {
  readonly file: string;
  readonly byName: Readonly<Record<string, Shape>>;
}

/** The shape that the `item` of an `each` names. */
export function shapeOf(each: Pick<Each, "item">, { byName }: Shapes): Shape | undefined {
  const name = shapeName(each);
  return name !== undefined && Object.hasOwn(byName, name) ? byName[name] : undefined;
}

/** What an `each` makes of each, with where that is written: in its place, or in `site.shapes`. */
export function itemOf(
  each: Each,
  place: ProblemLocation,
  shapes: Shapes,
): { readonly item: unknown; readonly place: ProblemLocation } | undefined {
  if (!Object.hasOwn(each, "item")) return undefined;
  const shape = shapeOf(each, shapes);
  if (!shape) return { item: each.item, place: locationBelow(place, "item") };
  const isOther = shape.each !== each.each && singleTokenPath(each.each) === undefined;
  const pointer = `${pointerTo("/site/shapes", String(each.item))}/item`;
  return { item: isOther ? undefined : shape.item, place: { file: shapes.file, pointer } };
}

export const shapesOf = ({
  file,
  site,
}: {
  readonly file: string;
  readonly site: { readonly shapes?: Readonly<Record<string, Shape>> };
}): Shapes => ({ file, byName: site.shapes ?? {} });
