import type { ValuePath } from "../../../editing/document/edit.ts";
import { type FieldSource, keyOf } from "./field-source.ts";
import { commonAncestor, correspondingElement, type SourceMap } from "./source-map.ts";

export function elementOfItem(
  fieldSource: FieldSource,
  live: Element,
  sourceMap: SourceMap,
): Element | undefined {
  const at = fieldSource.path.findLastIndex((key) => typeof key === "number");
  if (at === -1) return undefined;
  const list = { ...fieldSource, path: fieldSource.path.slice(0, at) };
  const index = Number(fieldSource.path[at]);
  const own = itemIn(list, index, sourceMap);
  const beside =
    own ??
    itemIn(list, index - 1, sourceMap)?.nextElementSibling ??
    itemIn(list, index + 1, sourceMap)?.previousElementSibling;
  return beside ? correspondingElement(beside, sourceMap.root, live) : undefined;
}

function itemIn(list: FieldSource, index: number, sourceMap: SourceMap): Element | undefined {
  const shown = sourceMap.runs.flatMap(({ mark, elements }) => {
    const place = sourceMap.marks.byMark.get(mark);
    const item = place && indexBelow(list, place);
    return item === undefined ? [] : elements.map((element) => ({ element, item }));
  });
  const own = shown.filter(({ item }) => item === index).map(({ element }) => element);
  const others = shown.filter(({ item }) => item !== index).map(({ element }) => element);
  let element = commonAncestor(own);
  if (!element || others.some((other) => element?.contains(other))) return undefined;
  for (
    let up = element.parentElement;
    up && sourceMap.root.contains(up) && up !== sourceMap.root;
    up = up.parentElement
  ) {
    const target = up;
    if (others.length === 0 || others.some((other) => target.contains(other))) break;
    element = target;
  }
  return element;
}

function indexBelow(list: FieldSource, place: FieldSource): number | undefined {
  const { length } = list.path;
  const item = place.path[length];
  if (typeof item !== "number") return undefined;
  const around: ValuePath = place.path.slice(0, length);
  return keyOf({ ...place, path: around }) === keyOf(list) ? item : undefined;
}
