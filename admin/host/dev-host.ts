import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { SaveResult } from "../edits/editor-state.ts";
import { messages } from "../messages/messages.ts";
import { openContent } from "./editor-content.ts";
import type {
  AddResult,
  DescribeResult,
  Host,
  NewPicture,
  PictureDescription,
  PictureWords,
} from "./host.ts";
import { createLocalRepository } from "./local-repository.ts";
import { type Answer, createRequests } from "./requests.ts";
import { saveResult } from "./save-result.ts";
import type { ServedContent } from "./served-content.ts";
import { watchChanges } from "./watch-changes.ts";

/** The ETag of a text that this session has never seen: no file has it, so a save over it says what is there. */
const unseen = `"${"0".repeat(32)}"`;

/** The endpoints of `site dev`, as docs/content/guides/development.md lists them. */
export function createDevHost({ checkWorker }: Pick<Host, "checkWorker"> = {}): Host {
  const requests = createRequests();
  const watch = watchChanges("/__blockwork/events");
  const media = new Map<string, MediaFacts>();
  /** What is being written of pictures: its answer is no newer than what was loaded after it. */
  const writes = new Set<Promise<unknown>>();
  const written = <Value>(write: Promise<Value>): Promise<Value> => {
    writes.add(write);
    void write.finally(() => writes.delete(write));
    return write;
  };
  /** Answers come in any order; of two, that to the later question is the newer. */
  const loads = { asked: 0, taken: 0 };
  /** The ETags of the texts that this session has met, by file and text. */
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
    const answer = await requests.put(path, body, { "content-type": "application/json", ...over });
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
    const answer = await requests.remove(path, { "content-type": "application/json", "if-match": match });
    if (answer?.body.text !== undefined) note(file, answer.body.text, answer.body.etag);
    if (answer?.status === 409 && answer.body.text === undefined) return { kind: "gone" };
    return saveResult(answer, false);
  };

  return {
    kind: "dev",
    canWrite: true,
    checkWorker,
    async load() {
      await Promise.all(writes);
      const question = ++loads.asked;
      const served = (await requests.content()) as ServedContent | undefined;
      if (!served) throw new Error(messages.hosts.notLoaded);
      const { config: own, entries, orders } = served;
      for (const { file, text, etag } of [...(own ? [own] : []), ...entries, ...orders])
        note(file, text, etag);
      config = served.config?.file ?? "";
      if (question > loads.taken) {
        loads.taken = question;
        media.clear();
        for (const [name, facts] of Object.entries(served.media)) media.set(name, facts);
      }
      return openContent(served, { media, pictureAt: (address) => address });
    },
    save: (text, known) => put("config", { file: config, text, known, body: text }),
    saveEntry({ file, text, known }) {
      const path = pathOf(file);
      if (text === undefined) return remove(path, { file, known });
      return put(path, { file, text, known, body: JSON.stringify({ text }) });
    },
    pictures: {
      add: (picture) => written(addPicture(picture)),
      describe: (words) => written(describePicture(words)),
    },
    local: createLocalRepository(requests),
    ...watch,
  };

  async function addPicture({ file, name, description }: NewPicture): Promise<AddResult> {
    const path = `media/${encodeURIComponent(name)}?${queryOf(description)}`;
    const added = addResult(await requests.put(path, file, { "content-type": "application/octet-stream" }));
    if (added.kind === "added") media.set(added.name, added.facts);
    return added;
  }

  async function describePicture({ name, description, known }: PictureWords): Promise<DescribeResult> {
    const path = `descriptions/${encodeURIComponent(name)}`;
    const body = JSON.stringify({ description, known: known ?? null });
    const described = describeResult(
      await requests.put(path, body, { "content-type": "application/json" }),
      description,
    );
    if (described.kind === "failed") return described;
    const facts = media.get(name);
    if (facts) media.set(name, withDescription(facts, described.description));
    return described;
  }
}

/** `entries/breads/rye` for an entry, `orders/breads` for the order of a collection. */
function pathOf(file: string): string {
  const name = file.replace(/^content\//, "");
  return name.endsWith("/order.json")
    ? `orders/${name.replace(/\/order\.json$/, "")}`
    : `entries/${name.replace(/\.md$/, "")}`;
}

function queryOf(description: PictureDescription): URLSearchParams {
  return new URLSearchParams("alt" in description ? { alt: description.alt } : { decorative: "true" });
}

function addResult(answer: Answer | undefined): AddResult {
  if (answer?.status === 201) {
    const { name, ...facts } = answer.body as unknown as MediaFacts & { readonly name: string };
    return { kind: "added", name, facts };
  }
  if (answer?.status === 409) {
    return { kind: "taken", reason: answer.body.error ?? messages.hosts.pictureTaken };
  }
  const reason = answer
    ? (answer.body.error ?? messages.hosts.pictureNotAdded)
    : messages.hosts.pictureSilent;
  return { kind: "failed", reason };
}

function describeResult(answer: Answer | undefined, description: PictureDescription): DescribeResult {
  if (answer?.status === 200) return { kind: "described", description };
  if (answer?.status === 409) {
    return { kind: "changed", description: answer.body.description ?? undefined };
  }
  const reason = answer
    ? (answer.body.error ?? messages.hosts.descriptionNotSaved)
    : messages.hosts.descriptionSilent;
  return { kind: "failed", reason };
}

function withDescription(
  { alt: _, alts: __, decorative: ___, dark: ____, ...facts }: MediaFacts,
  description: PictureDescription | undefined,
): MediaFacts {
  return { ...facts, ...description };
}
