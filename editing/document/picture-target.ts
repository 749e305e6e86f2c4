import { EditError, type EditTarget, type ValuePath } from "./edit.ts";
import { withPicture } from "./picture.ts";
import type { EditedSite } from "./site-document.ts";
import { valueOfTarget } from "./target.ts";
import { valueAt } from "./value.ts";

/** A value that shows a picture. */
export interface PictureTarget {
  readonly target: EditTarget;
  /** In the target. */
  readonly path: ValuePath;
  /** The picture that it shows now. */
  readonly name: string;
}

export function valueWith({ target, path, name }: PictureTarget, other: string, site: EditedSite): string {
  return withPicture(String(valueIn(target, path, site)), name, other);
}

/** Undefined where the target or the path is not in the site. */
export function valueIn(target: EditTarget, path: ValuePath, site: EditedSite): unknown {
  try {
    return valueAt(valueOfTarget(site, target), path);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
