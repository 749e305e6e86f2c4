import type { Problem } from "../../../schema/problems/problem.ts";
import { etag } from "../../write/save/etag.ts";
import type { FileChange } from "../../write/save/file-change.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import type { Rescued } from "./save-file.ts";
import { saveSite } from "./save-site.ts";

/** The response to the save of one text. */
export interface Saved extends Rescued {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** Of the saved content, for the next save. */
  readonly etag: string;
  /** Of the saved file. */
  readonly problems: readonly Problem[];
}

/** Checks a text and only then writes it. Throws what `saveSite` throws. */
export async function saveText(
  context: EndpointContext,
  change: FileChange & { readonly bytes: Uint8Array },
): Promise<Saved> {
  const { file, bytes } = change;
  const saved = await saveSite(context, { texts: [change], pictures: [] });
  return { file, etag: etag(bytes), ...saved };
}

/** Deletes a file. Throws what `saveSite` throws. */
export async function deleteText(
  context: EndpointContext,
  change: Pick<FileChange, "file" | "over">,
): Promise<Rescued & { readonly file: string }> {
  const { problems: _, ...saved } = await saveSite(context, { texts: [change], pictures: [] });
  return { file: change.file, ...saved };
}
