import type { Problem } from "../../../schema/problems/problem.ts";
import { etag } from "../../write/save/etag.ts";
import type { CheckedDraft, Draft } from "../engine/check-drafts.ts";
import { RequestError } from "../http/request-error.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { type Rescued, saveFiles } from "./save-file.ts";

/** The response to a save. */
export interface Saved extends Rescued {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** Of the saved content, for the next save. */
  readonly etag: string;
  /** Of the saved file. */
  readonly problems: readonly Problem[];
}

interface CheckedSave {
  readonly draft: Draft;
  readonly over: string;
  readonly check: (draft: Draft) => Promise<CheckedDraft>;
}

/**
 * Checks a text and only then writes it. Throws a RequestError: 422 with its problems where it has errors that are not in the
 * file on disk, or what `saveFiles` throws.
 */
export async function saveChecked(
  { root, engine, inTurn }: EndpointContext,
  { draft, over, check }: CheckedSave,
): Promise<Saved> {
  const { problems, added } = await check(draft);
  if (added.length > 0) {
    throw new RequestError({
      status: 422,
      error: `${draft.file} has new errors, so it was not saved.`,
      problems,
    });
  }
  const { file, bytes } = draft;
  const saved = await inTurn(() => saveFiles(root, [{ file, bytes, over }]));
  await engine.changed(["content"]);
  return { file, etag: etag(bytes), problems, ...saved };
}
