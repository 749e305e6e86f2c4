import { collectionOf, entryIdOf } from "../../../editing/document/entry.ts";
import { idsInOrder, isOrderFile } from "../../../editing/document/order.ts";
import { isPatternFile } from "../../../editing/document/pattern.ts";
import {
  isPictureFile,
  pictureFile,
  pictureText,
  readPictureText,
} from "../../../editing/document/picture.ts";
import type { ServedContent, ServedEntry, ServedOrder } from "../../../editing/host/served-content.ts";
import { documentIn } from "../../../editing/source-text/document-in.ts";
import type { PictureStorage } from "./picture-storage.ts";
import { createDraftMedia } from "./pictures-in-draft.ts";
import { pendingFiles, type Sent } from "./sent-files.ts";

type Files = Pick<ServedContent, "config" | "entries" | "orders" | "patterns" | "media">;

export function textsIn({
  config,
  entries,
  orders,
  patterns = [],
  media,
}: Files): ReadonlyMap<string, string> {
  const pictures = Object.entries(media).map(([name, facts]) => ({
    file: pictureFile(name),
    text: pictureText(facts),
  }));
  const all = [...(config ? [config] : []), ...entries, ...orders, ...patterns, ...pictures];
  return new Map(all.map(({ file, text }) => [file, text]));
}

export function withSent<Content extends Files>(
  content: Content,
  sent: Sent | undefined,
  pictureStorage: Pick<PictureStorage, "get">,
): Content {
  const texts = textsIn(content);
  const waiting = sent ? pendingFiles(sent, (file) => texts.get(file)) : [];
  if (waiting.length === 0) return content;
  const isSent = new Set(waiting.map(({ file }) => file));
  const { config } = content;
  const ofConfig = waiting.find(({ file }) => file === config?.file);
  const written = waiting.filter((one) => one !== ofConfig && one.text !== null);
  const others = written.filter(({ file }) => !isPictureFile(file));
  const pictures = written.filter(({ file }) => isPictureFile(file));
  const published = Object.entries(content.media).filter(([name]) => !isSent.has(pictureFile(name)));
  const mediaOf = createDraftMedia(new Map(Object.entries(content.media)), pictureStorage);
  const added = mediaOf(
    Object.fromEntries(pictures.map(({ file, text }) => [file, readPictureText(text ?? "")])),
  );
  const patterns = others.filter(({ file }) => isPatternFile(file));
  const entries = others.filter(({ file }) => !isOrderFile(file) && !isPatternFile(file));
  const orders = others.filter(({ file }) => isOrderFile(file));
  const left = <File extends { readonly file: string }>(files: readonly File[]) =>
    files.filter(({ file }) => !isSent.has(file));
  const read = <Served>(files: typeof others, served: (file: string, text: string) => Served) =>
    files.map(({ file, text }) => served(file, text ?? ""));
  return {
    ...content,
    ...(config && { config: { ...config, text: ofConfig?.text ?? config.text } }),
    entries: inOrder([...left(content.entries), ...read(entries, servedEntry)]),
    orders: inOrder([...left(content.orders), ...read(orders, servedOrder)]),
    patterns: inOrder([...left(content.patterns ?? []), ...read(patterns, (file, text) => ({ file, text }))]),
    media: { ...Object.fromEntries(published), ...Object.fromEntries(added) },
  };
}

function servedEntry(file: string, text: string): ServedEntry {
  const document = documentIn(file, text);
  return {
    file,
    text,
    collection: collectionOf(file),
    id: entryIdOf(file),
    ...(document && { frontMatter: document.frontMatter, body: document.body }),
  };
}

function servedOrder(file: string, text: string): ServedOrder {
  const document = documentIn(file, text);
  return { file, text, collection: collectionOf(file), ...(document && { ids: idsInOrder(document) }) };
}

function inOrder<File extends { readonly file: string }>(files: readonly File[]): File[] {
  return files.toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
