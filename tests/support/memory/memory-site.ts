import {
  isPictureFile,
  type PictureContent,
  pictureFile,
  pictureNameOf,
  pictureText,
} from "../../../admin/document/picture-file.ts";
import { openContent } from "../../../admin/sync/content/editor-content.ts";
import { openPictureStorage } from "../../../admin/sync/content/picture-storage.ts";
import type { ServedContent } from "../../../admin/sync/content/served-content.ts";
import type { EntrySave, Host, SiteChange } from "../../../admin/sync/host/host.ts";
import type { SaveResult } from "../../../admin/sync/state/editor-state.ts";
import { blocks } from "../../../blocks/index.ts";
import { validatorsModule } from "../../../cli/assets/validators.ts";
import { type MarkdownValue, readMarkdown } from "../../../cli/files/markdown-source.ts";
import { createSiteFolder } from "../../../cli/files/site-folder.ts";
import { openCache } from "../../../cli/incremental/cache.ts";
import { servedSite } from "../../../cli/pipeline/editor/served-site.ts";
import { readSite } from "../../../cli/pipeline/read/read-site.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures.ts";
import { emptyModel } from "../../../schema/model.ts";

/** The files of a site, in memory, and a host that reads and writes them as `site dev` does. */
export interface MemorySite {
  readonly host: Host;
  /** The config as it was at first. */
  readonly original: string;
  config(): string;
  read(file: string): string | undefined;
  /** Writes a file as somebody else does, whom the editor hears of; with nothing, it is deleted. */
  write(file: string, text: string | undefined): void;
  /** What the host says of each save, until it is taken away. */
  fault: SaveResult | undefined;
  /** What a save waits for. */
  busy: Promise<unknown> | undefined;
}

export const configFile = "site.config.json";

/** Reads a site's folder once; each of the sites that are made of it has files of its own. */
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
    ...served.entries.map(({ file, text }) => [file, text] as const),
    ...Object.entries(served.media).map(([name, facts]) => [pictureFile(name), pictureText(facts)] as const),
  ]);
  const listeners = new Set<(changes: readonly SiteChange[]) => void>();
  const tell = () => {
    for (const listener of listeners) listener(["content"]);
  };
  const save = async ({ file, text, known }: EntrySave): Promise<SaveResult> => {
    await site.busy;
    if (site.fault) return site.fault;
    const present = files.get(file);
    if (present !== known)
      return present === undefined ? { kind: "gone" } : { kind: "changed", fileText: present };
    if (text === undefined) files.delete(file);
    else files.set(file, text);
    tell();
    return { kind: "saved" };
  };
  const site: MemorySite = {
    original,
    config: () => files.get(configFile) ?? "",
    read: (file) => files.get(file),
    write(file, text) {
      if (text === undefined) files.delete(file);
      else files.set(file, text);
      tell();
    },
    fault: undefined,
    busy: undefined,
    host: {
      kind: "dev",
      canWrite: true,
      load: async () =>
        openContent(
          { ...served, config: { file: configFile, text: site.config() }, entries: entriesOf(files) },
          {
            media: mediaOf(files, served.media),
            pictureStorage: await openPictureStorage("memory"),
            pictureAt: (address) => address,
          },
        ),
      save: (text, known) => save({ file: configFile, text, known }),
      saveEntry: save,
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

function entriesOf(files: ReadonlyMap<string, string>): ServedContent["entries"] {
  return [...files].sort().flatMap(([file, text]) => {
    const [, collection = "", id = ""] = /^content\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
    const { source } = readMarkdown(file, text);
    return id === ""
      ? []
      : [
          {
            file,
            text,
            collection,
            id,
            ...(source?.value as MarkdownValue | undefined),
            ...(text.includes("\ufffd") && { damaged: true }),
          },
        ];
  });
}
