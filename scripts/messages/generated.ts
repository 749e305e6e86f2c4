import { join } from "node:path";
import { blockCatalogues } from "./block-catalogues.ts";
import { type GeneratedFile, languageModules } from "./language-modules.ts";

/** All files that are compiled from catalogues of messages, with their paths below the root of the repository. */
export function generatedMessages(root: string): readonly GeneratedFile[] {
  const below = (folder: string, files: readonly GeneratedFile[]) =>
    files.map(({ file, text }) => ({ file: `${folder}/${file}`, text }));
  return [
    ...below("editing/messages", languageModules(join(root, "editing/messages"), join(root, "blocks"))),
    ...below("blocks/_kit/messages", blockCatalogues(join(root, "blocks/_kit/messages"))),
  ];
}
