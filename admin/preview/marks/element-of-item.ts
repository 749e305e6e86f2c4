import type { Path } from "../../form/form-context.ts";
import { commonAncestor, counterpart, type MarkedTwin } from "./marked-twin.ts";
import { keyOf, type Origin } from "./origin.ts";

/** The element that shows the innermost item of a list that an origin is in, also where nothing of it is written yet. */
export function elementOfItem(origin: Origin, live: Element, twin: MarkedTwin): Element | undefined {
  const at = origin.path.findLastIndex((key) => typeof key === "number");
  if (at === -1) return undefined;
  const list = { ...origin, path: origin.path.slice(0, at) };
  const index = Number(origin.path[at]);
  const own = itemIn(list, index, twin);
  const beside =
    own ??
    itemIn(list, index - 1, twin)?.nextElementSibling ??
    itemIn(list, index + 1, twin)?.previousElementSibling;
  return beside ? counterpart(beside, twin.root, live) : undefined;
}

/** The largest element of the twin in which an item of a list stands, and none of its neighbours. */
function itemIn(list: Origin, index: number, twin: MarkedTwin): Element | undefined {
  const shown = twin.runs.flatMap(({ mark, elements }) => {
    const place = twin.marks.byMark.get(mark);
    const item = place && indexBelow(list, place);
    return item === undefined ? [] : elements.map((element) => ({ element, item }));
  });
  const own = shown.filter(({ item }) => item === index).map(({ element }) => element);
  const others = shown.filter(({ item }) => item !== index).map(({ element }) => element);
  let element = commonAncestor(own);
  if (!element || others.some((other) => element?.contains(other))) return undefined;
  for (
    let up = element.parentElement;
    up && twin.root.contains(up) && up !== twin.root;
    up = up.parentElement
  ) {
    const holder = up;
    if (others.length === 0 || others.some((other) => holder.contains(other))) break;
    element = holder;
  }
  return element;
}

/** Which item of a list a place is in. */
function indexBelow(list: Origin, place: Origin): number | undefined {
  const { length } = list.path;
  const item = place.path[length];
  if (typeof item !== "number") return undefined;
  const around: Path = place.path.slice(0, length);
  return keyOf({ ...place, path: around }) === keyOf(list) ? item : undefined;
}
