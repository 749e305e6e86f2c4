import type { MediaFacts } from "../renderer/resolve/pictures.ts";
import type { CollectionName } from "../schema/collections/index.ts";
import type { EntryConfig } from "../schema/site-config.ts";
import type { AjvFunction } from "../schema/validator.ts";
import type { SaveResult } from "./edits/editor-state.ts";

/** What the development server says of a file. */
interface ServedFile {
  readonly file: string;
  readonly text: string;
  readonly etag: string;
}

/** The answer to `GET /__blockwork/content`. */
interface ServedContent {
  readonly config?: ServedFile;
  readonly entries: readonly {
    readonly file: string;
    readonly collection: string;
    readonly id: string;
    readonly frontMatter?: Readonly<Record<string, unknown>>;
    readonly body?: string;
  }[];
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly styles: { readonly base: string; readonly blocks: Readonly<Record<string, string>> };
  readonly fonts?: Readonly<Record<"display" | "text", { readonly css: string; readonly family: string }>>;
  readonly validators: string;
  readonly today: string;
}

/** What the editor works on. */
export interface EditorContent {
  /** The config's file, and its bytes as they are. */
  readonly file: string;
  readonly text: string;
  readonly entries: readonly EntryConfig[];
  readonly media: ReadonlyMap<string, MediaFacts>;
  readonly styles: ServedContent["styles"];
  readonly fonts: ServedContent["fonts"];
  /** Compiled ahead of time: a strict policy lets no code be made here. */
  readonly validators: Readonly<Record<string, AjvFunction>>;
  /** The day, as 2026-01-31. */
  readonly today: string;
  /** Writes the file if it still has the text that is known. */
  save(text: string, known: string): Promise<SaveResult>;
}

const address = "/__blockwork/content";
const tokenHeader = "x-blockwork-token";

/** Everything that the editor needs, from the development server. Throws an Error whose message is for the owner. */
export async function loadContent(): Promise<EditorContent> {
  const response = await fetch(address);
  if (!response.ok) throw new Error("The site could not be loaded. Is site dev still running?");
  const served = (await response.json()) as ServedContent;
  const { config, entries, media, styles, fonts, today } = served;
  if (!config) throw new Error("There is no site.config.json to edit.");
  const validators = (await import(/* @vite-ignore */ served.validators)) as Record<string, AjvFunction>;
  const etags = new Map([[config.text, config.etag]]);
  const token = response.headers.get(tokenHeader) ?? "";
  return {
    file: config.file,
    text: config.text,
    entries: entries.flatMap(({ collection, frontMatter, body, ...entry }) =>
      frontMatter && body !== undefined
        ? [
            {
              ...entry,
              collection: collection as CollectionName,
              fields: withDefaults(frontMatter, validators[collection]),
              body,
            },
          ]
        : [],
    ),
    media: new Map(Object.entries(media)),
    styles,
    fonts,
    validators,
    today,
    save: (text, known) => save({ text, etag: etags.get(known) ?? "", token, etags }),
  };
}

interface Save {
  readonly text: string;
  readonly etag: string;
  readonly token: string;
  /** The ETags of the texts that this session has met. */
  readonly etags: Map<string, string>;
}

async function save({ text, etag, token, etags }: Save): Promise<SaveResult> {
  const failed = (reason: string) => ({ kind: "failed", reason }) as const;
  const headers = { "content-type": "application/json", "if-match": etag, [tokenHeader]: token };
  const response = await fetch("/__blockwork/config", { method: "PUT", headers, body: text }).catch(
    () => undefined,
  );
  if (!response) return failed("The development server does not answer. Your work is kept here.");
  const answer = (await response.json().catch(() => ({}))) as {
    text?: string;
    etag?: string;
    error?: string;
  };
  if (response.ok) {
    if (answer.etag) etags.set(text, answer.etag);
    return { kind: "saved" };
  }
  if (response.status === 409 && answer.text !== undefined && answer.etag) {
    etags.set(answer.text, answer.etag);
    return { kind: "changed", fileText: answer.text };
  }
  if (response.status === 422) return failed("There are problems to be mended before it can be saved.");
  return failed(answer.error ?? "It could not be saved.");
}

/** Front matter as parse gives it; validating fills the defaults in. */
function withDefaults(frontMatter: Readonly<Record<string, unknown>>, validate: AjvFunction | undefined) {
  const fields = structuredClone(frontMatter);
  validate?.(fields);
  return fields;
}
