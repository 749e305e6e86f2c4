import type { ValuePath } from "../../../editing/document/edit.ts";
import { frameOfPage, isFrameId } from "../../../editing/document/frames.ts";
import type { EditedSite, PageDocument } from "../../../editing/document/site-document.ts";
import { usesOfSetting } from "../../../editing/document/uses-of-setting.ts";
import { valueAt } from "../../../editing/document/value.ts";

export function pagesShowing(site: EditedSite, path: ValuePath): readonly PageDocument[] {
  const { config } = site;
  const uses = leavesOf(valueAt(config.site, path), path).flatMap((leaf) => usesOfSetting(site, leaf));
  const shownOn = new Map<string, number>();
  for (const { target } of uses)
    if ("page" in target) shownOn.set(target.page, (shownOn.get(target.page) ?? 0) + 1);
  const own = ({ id }: PageDocument) => shownOn.get(id) ?? 0;
  const inFrame = (page: PageDocument) => shownOn.get(frameOfPage(config, page).id) ?? 0;
  const direct = config.pages.filter((page) => own(page) > 0);
  const ordered = direct.toSorted((one, other) => own(other) - own(one));
  const isFramed = [...shownOn.keys()].some(isFrameId);
  const framed = isFramed ? config.pages.filter((page) => own(page) === 0 && inFrame(page) > 0) : [];
  return [...ordered, ...framed];
}

function leavesOf(value: unknown, path: ValuePath): readonly ValuePath[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
