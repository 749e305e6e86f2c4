import { blocks as builtIn } from "../../../blocks/index.ts";
import { ViewError } from "../../../renderer/render/view-error.ts";
import { codePlace } from "../../assets/bundle/code-position.ts";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

/** Runs something; what the site's own code throws in it becomes a SiteError with the file and line. */
export async function withSiteErrors<T>(folder: SiteFolder, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw siteError(folder.path, error) ?? error;
  }
}

export function siteError(root: string, error: unknown): SiteError | undefined {
  if (error instanceof SiteError) return error;
  const cause = error instanceof ViewError ? error.cause : error;
  const place = root === packageRoot ? undefined : codePlace(cause, [`${root}/blocks`]);
  const message = error instanceof Error ? error.message : String(error);
  if (place !== undefined) return new SiteError(`${message}\n  blocks/${place}`, 1);
  // What is no Error has no place, and React throws some on a view's behalf.
  if (!(error instanceof ViewError) || builtIn.includes(error.block.definition)) return undefined;
  return new SiteError(`${message}\n  blocks/${error.block.definition.type}`, 1);
}
