import { isPatternFile, patternNameOf } from "../../../editing/document/pattern.ts";
import {
  isPictureFile,
  pictureIn,
  pictureNameOf,
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
import type { SaveResult } from "../state/editor-state.ts";
import type { EntrySave, Host } from "./host.ts";
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

  const put = async (
    path: string,
    save: {
      readonly file: string;
      readonly text: string;
      readonly known: string | undefined;
      readonly body: string;
    },
  ): Promise<SaveResult> => {
    const { file, text, known, body } = save;
    const over: Record<string, string> =
      known === undefined
        ? { "if-none-match": "*" }
        : { "if-match": etags.get(`${file}\n${known}`) ?? unseen };
    const answer = await requests.put(path, body, { ...json, ...over });
    if (answer?.status === 200) note(file, text, answer.body.etag);
    else if (answer?.body.text !== undefined) note(file, answer.body.text, answer.body.etag);
    const isGone = answer?.status === 409 && answer.body.text === undefined && file !== config;
    return isGone ? { kind: "gone" } : saveResult(answer, known === undefined);
  };

  const remove = async (
    path: string,
    { file, known }: { readonly file: string; readonly known: string | undefined },
  ): Promise<SaveResult> => {
    const match = etags.get(`${file}\n${known}`) ?? unseen;
    const answer = await requests.remove(path, { ...json, "if-match": match });
    if (answer?.body.text !== undefined) note(file, answer.body.text, answer.body.etag);
    if (answer?.status === 409 && answer.body.text === undefined) return { kind: "gone" };
    return saveResult(answer, false);
  };

  /** The bytes are sent first where the server does not have them. */
  const savePicture = async ({ file, text, known }: EntrySave): Promise<SaveResult> => {
    const name = encodeURIComponent(pictureNameOf(file));
    const content = (of: string | undefined) => (of === undefined ? null : pictureIn(readPictureText(of)));
    const [picture, before] = [content(text), content(known)];
    const send = () => requests.put(`pictures/${name}`, JSON.stringify({ picture, known: before }), json);
    let answer = await send();
    if (answer?.status === 428 && picture) {
      const bytes = (await pictureStorage)?.get(picture.version)?.file;
      if (!bytes)
        return failed(messages.publishing.failures.pictureLost({ name: namePicture(pictureNameOf(file)) }));
      const sent = await requests.put(`media/${name}`, bytes, { "content-type": "application/octet-stream" });
      answer = sent?.status === 201 ? await send() : sent;
    }
    const isThere = answer?.body.text !== undefined;
    if (answer?.status === 409 && isThere) return saveResult(answer, false);
    return answer?.status === 409 && known !== undefined
      ? { kind: "gone" }
      : saveResult(answer, known === undefined);
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
    save: (text, known) => put("config", { file: config, text, known, body: text }),
    saveEntry(save) {
      const { file, text, known } = save;
      if (isPictureFile(file)) return savePicture(save);
      const path = pathOf(file);
      if (text === undefined) return remove(path, { file, known });
      return put(path, { file, text, known, body: JSON.stringify({ text }) });
    },
    onRescued: requests.onRescued,
    local: createLocalRepository(requests),
    ...watch,
  };
}

/** `entries/breads/rye` for an entry, `orders/breads` for an order, `patterns/prices` for a saved pattern. */
function pathOf(file: string): string {
  if (isPatternFile(file)) return `patterns/${patternNameOf(file)}`;
  const name = file.replace(/^content\//, "");
  return name.endsWith("/order.json")
    ? `orders/${name.replace(/\/order\.json$/, "")}`
    : `entries/${name.replace(/\.md$/, "")}`;
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

function saveResult(answer: Answer | undefined, isNew: boolean): SaveResult {
  if (!answer) return failed(messages.hosts.silent);
  const { status, body } = answer;
  if (status === 200) return { kind: "saved" };
  if (status === 507) return failed(messages.hosts.diskFull);
  if (status === 409 && isNew) return failed(messages.hosts.nameTaken);
  if (status === 409 && body.text !== undefined) return { kind: "changed", fileText: body.text };
  const { error = messages.hosts.notSaved, problems } = body;
  if (status !== 422) return failed(error);
  const errors = (problems ?? []).filter(({ severity }) => severity === "error");
  return { ...failed(messages.saves.problems({ number: errors.length })), problems: errors };
}

function failed(reason: string) {
  return { kind: "failed", reason } as const;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly text?: string;
    readonly etag?: string;
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
  remove(path: string, headers: Readonly<Record<string, string>>): Promise<Answer | undefined>;
  /** Returns the cleanup. */
  onRescued(listener: RescueListener): () => void;
}

interface Writing {
  readonly method: "GET" | "PUT" | "DELETE";
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
    remove: (path, headers) => write(path, { method: "DELETE", headers }),
    onRescued(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
