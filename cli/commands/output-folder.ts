import { join, resolve } from "node:path";
import type { SiteFolder } from "../files/site-folder.ts";
import { SiteError } from "../site-error.ts";
import { isOutside } from "../site-path.ts";
import type { Output } from "../terminal.ts";

/** Where the site is written. Throws a SiteError for a folder that the site itself is made of. */
export function outputFolder({ path }: SiteFolder, out: string): string {
  const folder = resolve(path, out);
  const source = ["content", "public", "blocks"].find((name) => !isOutside(join(path, name), folder));
  if (source === undefined) return folder;
  throw new SiteError(
    `${source}/ is a part of the site, so it can't be written to.\n  Choose another folder with --out.`,
  );
}

const maxNamed = 5;

/** Says what else is in the output folder, and was left alone. */
export function reportForeign(paths: readonly string[], out: string, stderr: Output): void {
  if (paths.length === 0) return;
  const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : "";
  const named = paths.slice(0, maxNamed).join(", ");
  stderr.write(`Left alone in ${out}, because Blockwork did not write it: ${named}${more}.\n`);
}
