import { pictureName } from "../../schema/picture-name.ts";
import { freeName } from "../edits/free-name.ts";
import type { PictureFile } from "./picture-mistake.ts";

/** What a new picture is to be called: as its file, unless that is no name for it or taken. A picture with the ending of another kind gets its own. */
export function nameOfUpload(
  { name, kind }: Pick<PictureFile, "name" | "kind">,
  taken: Iterable<string>,
): string {
  const stem = name.replace(/\.[^.]*$/, "") || "picture";
  const wanted = pictureName(name.replace(/\.jpeg$/i, ".jpg"));
  const right = wanted?.endsWith(`.${kind}`) ? wanted : pictureName(`${stem}.${kind}`);
  return freeName(right ?? `picture.${kind}`, taken);
}
