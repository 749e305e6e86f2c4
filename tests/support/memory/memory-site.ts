import { openContent } from "../../../admin/sync/content/editor-content.ts";
import { openPictureStorage } from "../../../admin/sync/content/picture-storage.ts";
import type { Host, SiteChange } from "../../../admin/sync/host/host.ts";
import type { SaveResult, SiteWrite } from "../../../admin/sync/state/save-result.ts";
import { blocks } from "../../../blocks/index.ts";
import { validatorsModule } from "../../../cli/assets/own-code/validators.ts";
import { createSiteFolder } from "../../../cli/files/site-folder.ts";
import { openCache } from "../../../cli/incremental/cache.ts";
import { servedSite } from "../../../cli/pipeline/editor/served-site.ts";
import { checkOrder, orderName } from "../../../cli/pipeline/read/read-order.ts";
import { readSite } from "../../../cli/pipeline/read/read-site.ts";
import {
  isPictureFile,
  type PictureContent,
  pictureFile,
  pictureNameOf,
  pictureText,
} from "../../../editing/document/picture.ts";
import type { ServedContent } from "../../../editing/host/served-content.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { emptyModel } from "../../../schema/model/model.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { decodeText } from "../../../schema/sources/decode-text.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { type MarkdownValue, readMarkdown } from "../../../schema/sources/markdown-source.ts";

/** The files of a site, in memory, and a host that reads and writes them as `site dev` does. */
export interface MemorySite {
  readonly host: Host;
  /** The config as it was at first. */
  readonly original: string;
  config(): string;
  read(file: string): string | undefined;
  /** The files and their texts. */
  files(): Readonly<Record<string, string>>;
  /** Whether a file has bytes that are no clean text. */
  isUnclean(file: string): boolean;
  /** Writes a file as somebody else does; with nothing, it is deleted. */
  write(file: string, text: string | Uint8Array | undefined): void;
  /** Whether the editor is not notified of what somebody else writes. */
  isSilent: boolean;
  /** What the host says of each save, until it is taken away. */
  fault: SaveResult | undefined;
  /** What a save waits for. */
  busy: Promise<unknown> | undefined;
}

export const configFile = "site.config.json";

/** Reads a site's folder once; each of the sites that are made of it has its own files. */
export async function readMemorySite(root: string): Promise<() => MemorySite> {
  const sources = await readSite(createSiteFolder(root), configFile);
  const module = await validatorsModule(
    blocks,
    sources.model ?? emptyModel,
    openCache(root, { isUsed: false }),
  );
  const served = servedSite({
    ...{ root, config: configFile, sources, blocks, today: "2026-06-30", problems: [] },
    ...{ styles: { base: "", blocks: {}, site: "", files: [] }, base: "", icons: "", future: false },
    validators: `data:text/javascript,${encodeURIComponent(module)}`,
  });
  return () => createMemorySite({ ...served, folder: root });
}

function createMemorySite(served: ServedContent): MemorySite {
  const original = served.config?.text ?? "";
  const files = new Map([
    [configFile, original],
    ...[...served.entries, ...served.orders].map(({ file, text }) => [file, text] as const),
    ...Object.entries(served.media).map(([name, facts]) => [pictureFile(name), pictureText(facts)] as const),
  ]);
  const unclean = new Map<string, Uint8Array>();
  const listeners = new Set<(changes: readonly SiteChange[]) => void>();
  const tell = () => {
    for (const listener of listeners) listener(["content"]);
  };
  const put = (file: string, content: string | Uint8Array | undefined) => {
    unclean.delete(file);
    if (content === undefined) return void files.delete(file);
    const bytes = Buffer.from(content);
    const { text, readable = "" } = decodeText(bytes, file);
    if (text === undefined) unclean.set(file, bytes);
    files.set(file, text ?? readable);
  };
  const save = async (writes: readonly SiteWrite[]): Promise<SaveResult> => {
    await site.busy;
    if (site.fault) return site.fault;
    const named = writes.map((write) => ({ ...write, name: write.file ?? configFile }));
    const isGone = ({ name, text }: (typeof named)[number]) => text === undefined && !files.has(name);
    const changed = named.filter((write) => files.get(write.name) !== write.known && !isGone(write));
    if (changed.length > 0)
      return { kind: "changed", files: new Map(changed.map(({ file, name }) => [file, files.get(name)])) };
    for (const { name, text } of named) put(name, text);
    tell();
    return { kind: "saved" };
  };
  const site: MemorySite = {
    original,
    config: () => files.get(configFile) ?? "",
    read: (file) => files.get(file),
    files: () => Object.fromEntries(files),
    isUnclean: (file) => unclean.has(file),
    write(file, content) {
      put(file, content);
      if (!site.isSilent) tell();
    },
    isSilent: false,
    fault: undefined,
    busy: undefined,
    host: {
      kind: "dev",
      canWrite: true,
      load: async () =>
        openContent(
          { ...served, config: { file: configFile, text: site.config() }, ...contentOf(files, unclean) },
          {
            media: mediaOf(files, served.media),
            pictureStorage: await openPictureStorage("memory"),
            pictureAt: (address) => address,
          },
        ),
      save,
      onSiteChanged(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
  return site;
}

/** The pictures in files, each as large as one with the same bytes was at first. */
function mediaOf(files: ReadonlyMap<string, string>, first: ServedContent["media"]) {
  const media = new Map<string, MediaMetadata>();
  for (const [file, text] of files) {
    if (!isPictureFile(file)) continue;
    const content = JSON.parse(text) as PictureContent;
    const facts = Object.values(first).find(({ version }) => version === content.version);
    const { width = 9, height = 9 } = facts ?? {};
    media.set(pictureNameOf(file), { width, height, ...content });
  }
  return media;
}

type Content = Pick<ServedContent, "entries" | "orders" | "problems">;

function contentOf(files: ReadonlyMap<string, string>, unclean: ReadonlyMap<string, Uint8Array>): Content {
  const read = [...files].sort().flatMap(([file, text]) => {
    const [, collection, name = ""] = /^content\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
    return collection === undefined ? [] : [{ file, text, collection, name }];
  });
  const entries = read.flatMap(({ name, ...entry }) =>
    name.endsWith(".md")
      ? [{ ...entry, id: name.slice(0, -3), ...readEntry(entry, unclean.get(entry.file)) }]
      : [],
  );
  const orders = read.flatMap(({ name, ...order }) => {
    const ids = entries.flatMap(({ collection, id }) => (collection === order.collection ? [id] : []));
    return name === orderName ? [{ ...order, ...readOrder(order, ids) }] : [];
  });
  return {
    entries: entries.map(({ problems: _, ...entry }) => entry),
    orders,
    problems: entries.flatMap(({ problems }) => problems),
  };
}

type TextFile = Pick<ServedContent["entries"][number], "file" | "text">;

interface ReadEntry extends Partial<MarkdownValue> {
  readonly damaged?: boolean;
  readonly problems: readonly Problem[];
}

function readEntry({ file, text }: TextFile, unclean: Uint8Array | undefined): ReadEntry {
  if (unclean) return { damaged: true, problems: decodeText(unclean, file).problems };
  const { source, problems } = readMarkdown(file, text);
  return { ...(source?.value as MarkdownValue | undefined), problems };
}

function readOrder(
  { file, text }: TextFile,
  ids: readonly string[],
): Pick<ServedContent["orders"][number], "ids"> {
  const { source } = readJson(file, text);
  const read = source && checkOrder(source, ids);
  return { ...(read?.ids && { ids: read.ids }) };
}
