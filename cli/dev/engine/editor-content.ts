import { createHash } from "node:crypto";
import type { ServedContent, ServedFile } from "../../../editing/host/served-content.ts";
import { servedSite } from "../../pipeline/editor/served-site.ts";
import { etag } from "../../write/save/etag.ts";
import { baseOf, fontChoicesOf, fontsOf } from "./fonts-of.ts";
import type { SiteState } from "./site-state.ts";

export const validatorsAddress = "/__blockwork/validators.mjs";
export const iconsAddress = "/__blockwork/icons.json";

interface ContentOptions {
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  readonly future: boolean;
}

/** The content of the site as JSON in UTF-8, ready to be sent to the editor. */
export interface SentContent {
  readonly json: Uint8Array<ArrayBuffer>;
  /** Of site.config.json; undefined if it could not be read. */
  readonly etag: string | undefined;
}

/**
 * What the editor starts with, each file with its ETag: the answer to `GET /__blockwork/content`. It is made into bytes in the
 * thread of the site: those of thousands of entries would keep the thread of the server for a second.
 */
export async function sentContent(state: SiteState, options: ContentOptions): Promise<SentContent> {
  const content = await editorContent(state, options);
  return { json: new TextEncoder().encode(JSON.stringify(content)), etag: content.config?.etag };
}

async function editorContent(
  state: SiteState,
  { root, config, future }: ContentOptions,
): Promise<ServedContent> {
  const [checked, styles, blocks] = await Promise.all([state.checked(), state.styles(), state.blocks()]);
  const [fonts, { choices: fontChoices }] = await Promise.all([
    fontsOf(state, checked),
    fontChoicesOf(root, state, checked),
  ]);
  const { today, now } = state.day();
  const options = {
    root,
    config,
    future,
    blocks,
    styles,
    base: baseOf(checked),
    fonts,
    fontChoices,
    today,
    validators: validatorsAddress,
    icons: iconsAddress,
  };
  const served = servedSite({ ...checked, ...options });
  const { damaged } = checked.sources;
  const marked = <File extends ServedFile>(file: File) => ({
    ...file,
    etag: etag(damaged.get(file.file)?.bytes ?? file.text),
  });
  return {
    now,
    ...served,
    folder: createHash("sha256").update(root).digest("hex").slice(0, 16),
    ...(served.config && { config: marked(served.config) }),
    entries: served.entries.map(marked),
    orders: served.orders.map(marked),
    patterns: served.patterns.map(marked),
  };
}
