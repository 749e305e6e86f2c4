import {
  isPictureFile,
  type PictureContent,
  pictureFile,
  pictureIn,
  readPictureText,
} from "../../../editing/document/picture.ts";
import type { LocalChanges, LocalFailure, LocalRepository } from "../../../editing/host/local-repository.ts";
import type { ServedContent } from "../../../editing/host/served-content.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { openContent } from "../content/editor-content.ts";
import { openPictureStorage } from "../content/picture-storage.ts";
import { siteKey } from "../content/site-key.ts";
import type { SaveProgress, SaveResult, SiteWrite } from "../state/save-result.ts";
import type { Host } from "./host.ts";
import { storedPicture } from "./nearest-picture.ts";
import { watchChanges } from "./watch-changes.ts";

/** The ETag for a text that this session has never loaded: no file matches it, so the save reports the current text. */
const unseen = `"${"0".repeat(32)}"`;
const json = { "content-type": "application/json" };

export function createDevHost({ checkWorker }: Pick<Host, "checkWorker"> = {}): Host {
  const { onLoaded, ...watch } = watchChanges("/__blockwork/events");
  const requests = createRequests(onLoaded);
  let pictureStorage: ReturnType<typeof openPictureStorage> | undefined;
  const etags = new Map<string, string>();
  const note = (file: string, text: string, etag: string | undefined) => {
    if (etag !== undefined) etags.set(`${file}\n${text}`, etag);
  };
  let config = "";

  /** What is sent of a file. A text that this session has never loaded has an ETag that matches nothing. */
  const sentFile = ({ file = config, text, known }: SiteWrite): object => {
    if (isPictureFile(file)) return { file, picture: contentOf(text), known: contentOf(known) };
    const over = known === undefined ? "new" : (etags.get(`${file}\n${known}`) ?? unseen);
    return { file, text: text ?? null, over };
  };

  /** Sends the bytes that the server does not have. Returns why it can't. */
  const sendPictures = async (
    missing: readonly string[],
    { writes, onProgress }: SentPictures,
  ): Promise<SaveResult | undefined> => {
    const stored = await pictureStorage;
    for (const [index, name] of missing.entries()) {
      onProgress?.({ done: index + 1, total: missing.length });
      const content = contentOf(writes.find(({ file }) => file === pictureFile(name))?.text);
      const bytes = content && stored?.get(content.version)?.file;
      if (!bytes) return failed(messages.publishing.failures.pictureLost({ name: namePicture(name) }));
      const path = `media/${encodeURIComponent(name)}`;
      const sent = await requests.put(path, bytes, { "content-type": "application/octet-stream" });
      if (sent?.status !== 201) return saveResult(sent);
    }
    return undefined;
  };

  const saveResult = (answer: Answer | undefined): SaveResult => {
    if (!answer) return failed(messages.hosts.silent);
    const { status, body } = answer;
    if (status === 200) return { kind: "saved" };
    if (status === 507) return failed(messages.hosts.diskFull);
    if (status === 409 && body.files === undefined) return failed(messages.hosts.nameTaken);
    if (status === 409)
      return {
        kind: "changed",
        files: new Map(body.files?.map(({ file, text }) => [file === config ? undefined : file, text])),
      };
    const { error = messages.hosts.notSaved, problems } = body;
    if (status !== 422) return failed(error);
    const errors = (problems ?? []).filter(({ severity }) => severity === "error");
    return { ...failed(messages.saves.problems({ number: errors.length })), problems: errors };
  };

  return {
    kind: "dev",
    canWrite: true,
    checkWorker,
    async load() {
      const served = (await requests.content()) as ServedContent | undefined;
      if (!served) throw new Error(messages.hosts.notLoaded);
      const { config: own, entries, orders, patterns } = served;
      for (const { file, text, etag } of [...(own ? [own] : []), ...entries, ...orders, ...patterns])
        note(file, text, etag);
      config = served.config?.file ?? "";
      const { folder } = served;
      pictureStorage ??= openPictureStorage(siteKey({ file: config, folder }, location));
      const pictures = await pictureStorage;
      return openContent(served, {
        media: new Map(Object.entries(served.media)),
        pictureStorage: pictures,
        pictureAt: storedPicture(pictures, (address) => address),
        original: requests.bytesOf,
      });
    },
    async save(writes, onProgress) {
      const body = JSON.stringify({ files: writes.map(sentFile) });
      const send = () => requests.put("files", body, json);
      let answer = await send();
      if (answer?.status === 428 && answer.body.missing) {
        const failure = await sendPictures(answer.body.missing, { writes, onProgress });
        if (failure) return failure;
        answer = await send();
      }
      for (const { file = config, text } of writes)
        if (text !== undefined) note(file, text, answer?.body.etags?.[file]);
      for (const { file, text, etag } of answer?.body.files ?? [])
        if (text !== undefined) note(file, text, etag);
      return saveResult(answer);
    },
    onRescued: requests.onRescued,
    local: createLocalRepository(requests),
    ...watch,
  };
}

interface SentPictures {
  readonly writes: readonly SiteWrite[];
  readonly onProgress: ((progress: SaveProgress) => void) | undefined;
}

function contentOf(text: string | undefined): PictureContent | null {
  return text === undefined ? null : pictureIn(readPictureText(text));
}

function createLocalRepository({ get, put }: Pick<Requests, "get" | "put">): LocalRepository {
  return {
    changes: async () => (await get("changes"))?.body.changes ?? undefined,
    async publish(publication) {
      const answer = await put("publish", JSON.stringify(publication), {
        "content-type": "application/json",
      });
      if (answer?.status === 200) return { kind: "published" };
      if (answer?.status === 409) return { kind: "changed" };
      const { failure = "silent", output = answer?.body.error ?? "" } = answer?.body ?? {};
      return { kind: "failed", failure, output };
    },
  };
}

function failed(reason: string) {
  return { kind: "failed", reason } as const;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    /** The ETags of saved files. */
    readonly etags?: Readonly<Record<string, string>>;
    /** Files that are not as they were loaded; without a text, one that is gone. */
    readonly files?: readonly { readonly file: string; readonly text?: string; readonly etag?: string }[];
    /** The names of pictures whose bytes the server does not have. */
    readonly missing?: readonly string[];
    /** Files with content that another program wrote during a save, relative to the site's folder. */
    readonly rescued?: readonly string[];
    readonly problems?: readonly Problem[];
    readonly changes?: LocalChanges | null;
    readonly failure?: LocalFailure;
    readonly output?: string;
  };
}

const folder = "/__blockwork/";
const tokenHeader = "x-blockwork-token";
const versionHeader = "x-blockwork-version";

/** Undefined where the server does not answer. */
interface Requests {
  content(): Promise<unknown>;
  get(path: string): Promise<Answer | undefined>;
  bytesOf(version: string): Promise<Blob | undefined>;
  put(
    path: string,
    body: Blob | string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer | undefined>;
  /** Returns the cleanup. */
  onRescued(listener: RescueListener): () => void;
}

interface Writing {
  readonly method: "GET" | "PUT";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob | string;
}

type RescueListener = (places: readonly string[]) => void;

function createRequests(onLoaded: (version: string) => void): Requests {
  const listeners = new Set<RescueListener>();
  let token = "";
  const content = async () => {
    const response = await fetch(`${folder}content`).catch(() => undefined);
    token = response?.headers.get(tokenHeader) ?? token;
    const version = response?.headers.get(versionHeader);
    if (version) onLoaded(version);
    return response?.ok ? ((await response.json()) as unknown) : undefined;
  };
  const send = async (path: string, { headers, ...writing }: Writing): Promise<Answer | undefined> => {
    const response = await fetch(folder + path, {
      ...writing,
      headers: { ...headers, [tokenHeader]: token },
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => ({}))) as Answer["body"] | undefined;
    for (const listener of listeners) if (answer?.rescued) listener(answer.rescued);
    return response && { status: response.status, body: answer ?? {} };
  };
  const write = async (path: string, writing: Writing) => {
    const before = token;
    const answer = await send(path, writing);
    if (answer?.status !== 403) return answer;
    // A restarted server has another token; the ETag still guards the file.
    await content();
    return token === before ? answer : send(path, writing);
  };
  return {
    content,
    async bytesOf(version) {
      const response = await fetch(`${folder}media/${version}`).catch(() => undefined);
      return response?.ok ? response.blob() : undefined;
    },
    get: (path) => send(path, { method: "GET", headers: {} }),
    put: (path, body, headers) => write(path, { method: "PUT", body, headers }),
    onRescued(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
