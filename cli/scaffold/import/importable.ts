import { type FileRisk, riskMessage, riskOfFile, runnerOfPath } from "../../../renderer/check/file-kind.ts";
import { fileNameError } from "../../../renderer/resolve/addresses/file-name-error.ts";
import { pictureExtension } from "../../../schema/fields/picture-name.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { catalogueFile } from "../../pipeline/read/read-catalogue.ts";
import { filesFolder, publicFolder } from "../../pipeline/read/read-files.ts";

export const configFile = "site.config.json";

const collectionFile =
  /^content\/(?!media\/|files\/|icons\/|fonts\/|patterns\/)[a-z][a-z0-9-]*\/(?:[^/]+\.md|order\.json)$/;
const patternFile = /^content\/patterns\/[^/]+\.json$/;
const download = /^content\/files\/./;

/** In bytes: more than a menu, a price list or a recording; larger ones are put into the folder by hand. */
const maxFileBytes = 50_000_000;

/** A file of an archive: a text that is compared as one, or bytes that are taken as they are. */
type ImportedKind = "text" | "bytes";

export function kindOf(path: string): ImportedKind | undefined {
  const names = path.split("/");
  if (names.some((name) => name === "" || name.startsWith(".") || fileNameError(name) !== undefined))
    return undefined;
  if ([collectionFile, patternFile].some((known) => known.test(path))) return "text";
  if (path === configFile || path === catalogueFile) return "text";
  return isPictureFile(path) || download.test(path) ? "bytes" : undefined;
}

const isPictureFile = (path: string) => path.startsWith(`${mediaFolder}/`) && pictureExtension.test(path);

/** Why a file can't be taken, in two sentences. Pictures are checked with the site. */
export function fileError(path: string, bytes: Uint8Array): string | undefined {
  const isDownload = path.startsWith(`${filesFolder}/`);
  // A drawing is made anew out of what is harmless in it.
  const fault = isDownload ? riskOfFile(path, bytes) : runnerOfPath(path.replace(/\.svg$/i, ""));
  if (fault) return `${riskMessage(path, fault)}\n  ${hintOf(fault)}`;
  if (isDownload && bytes.length > maxFileBytes)
    return `${path} is larger than ${maxFileBytes / 1_000_000} MB.\n  Make it smaller, or put it into ${filesFolder} by hand.`;
  return undefined;
}

function hintOf(fault: FileRisk): string {
  switch (fault.kind) {
    case "runs":
      return `Its name has "${fault.part}" in it. Put it into ${publicFolder}/ by hand if you trust it.`;
    case "unknown":
      return `Pack it into a .zip, or put it into ${filesFolder} by hand if you trust it.`;
    case "renamed":
      return "Export it again, or give it the ending that it should have.";
    case "markup":
      return `Put it into ${filesFolder} by hand if you trust it.`;
  }
}
