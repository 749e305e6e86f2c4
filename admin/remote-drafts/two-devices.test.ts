import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import type { Edit } from "../../editing/document/edit.ts";
import { pictureDocument, pictureFile } from "../../editing/document/picture.ts";
import { currentSite } from "../../editing/edits/history.ts";
import { schemasOf } from "../../editing/labels/schema/schemas.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { publishHosts } from "../../schema/site/admin-settings.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { inEach } from "../../tests/support/extent.ts";
import { type GitHost, startGitHost } from "../../tests/support/git-host/git-host.ts";
import { loftsFile, smallEntries } from "../../tests/support/small-entries.ts";
import { smallModel } from "../../tests/support/small-model.ts";
import { smallSiteText } from "../../tests/support/small-site-text.ts";
import { openDraftBranches } from "../publish/open-draft-branches.ts";
import { createRepository } from "../publish/open-publishing.ts";
import { createAutosaved } from "../sync/autosave/create-autosaved.ts";
import { createNewFolders } from "../sync/autosave/new-folders.ts";
import { type PictureStorage, pictureVersion, type StoredPicture } from "../sync/content/picture-storage.ts";
import type { ArchivedDraft, DraftStorage } from "../sync/drafts/draft-storage.ts";
import type { StoredDraft } from "../sync/drafts/draft-writer.ts";
import { restoreDraft } from "../sync/drafts/restore-draft.ts";
import { addVersion, namesIn, readArchive } from "../sync/drafts/version-archive.ts";
import { configText } from "../sync/state/selectors.ts";
import { createEditorStore } from "../sync/store/create-editor-store.ts";
import { createRemoteDrafts } from "./create-remote-drafts.ts";
import { createLocalWork } from "./local-work.ts";
import { draftPath } from "./remote-draft.ts";
import type { RemoteChoices, RemoteMemory, RemoteRecord } from "./remote-memory.ts";

const migrations = migrationsOf(blocks);
const schemas = schemasOf(blocks, smallModel);
const branch = "blockwork/drafts/anna-baker";
const questions = { in: "block", page: "home", block: "questions" } as const;
const fields = {
  title: { kind: "set-value", target: questions, path: ["title"] },
  seo: { kind: "set-value", target: { in: "page", page: "contact" }, path: ["title"] },
  body: { kind: "set-value", target: { in: "entry", file: loftsFile }, path: ["body"] },
} as const satisfies Record<string, Edit>;
type Field = keyof typeof fields;

let host: GitHost;

function memoryStorage(): DraftStorage & { readonly archived: () => readonly ArchivedDraft[] } {
  let [archived, versions]: [readonly ArchivedDraft[], unknown] = [[], undefined];
  const listeners = new Set<() => void>();
  return {
    archived: () => archived,
    claim: async () => undefined,
    read: async () => undefined,
    write: async () => "kept",
    readArchived: async () => archived,
    async writeArchived(drafts) {
      archived = drafts;
    },
    readVersions: async () => versions,
    async changeVersions(change) {
      versions = change(versions);
      for (const listener of listeners) listener();
      return versions;
    },
    onVersions(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function memoryPictures(): Pick<PictureStorage, "get" | "add"> {
  const pictures = new Map<string, StoredPicture>();
  return {
    get: (version) => pictures.get(version),
    async add(picture) {
      const version = await pictureVersion(picture.file);
      pictures.set(version, picture);
      return version;
    },
  };
}

/** A browser with the editor of the published site in it, which can be closed and opened again. */
function createDevice(id: string) {
  const storage = memoryStorage();
  const pictures = memoryPictures();
  let record: RemoteRecord | undefined;
  let choices: RemoteChoices = {};
  const memory: RemoteMemory = {
    read: async () => record,
    async write(next) {
      record = structuredClone(next);
    },
    choices: () => choices,
    choose(more) {
      choices = { ...choices, ...more };
    },
  };
  const told: string[] = [];
  let isOffline = false;
  let token = "valid";
  const fetched = async (address: string, init?: RequestInit) => {
    if (isOffline) throw new TypeError("fetch failed");
    return fetch(address, init);
  };
  const open = (draft?: StoredDraft) => {
    const present = { fileText: smallSiteText, entries: smallEntries, schemas, migrations };
    const found = draft && restoreDraft(JSON.parse(JSON.stringify(draft)), present);
    const store = createEditorStore({
      ...present,
      ...(found?.kind === "restored" && { restored: found.session }),
      save: async () => ({ kind: "kept" }),
      now: () => Date.now(),
    });
    const autosaved = {
      repairs: createAutosaved<{ text: string }>({
        savedOf: () => undefined,
        send: async () => ({ kind: "saved" }),
      }),
      folders: createNewFolders(),
    };
    const work = createLocalWork({ store, autosaved, storage, schemas, migrations, now: () => Date.now() });
    const remote = createRemoteDrafts({
      ...{ work, memory, pictures, folder: undefined, device: { id, kind: "ipad" } },
      async connect() {
        const options = { settings: host.settings, token, fetch: fetched };
        const repository = (own: string) =>
          createRepository({ ...options, settings: { ...host.settings, branch: own } });
        return token === "" ? undefined : { branches: openDraftBranches(options), repository };
      },
      nameOf: (found) => `of ${found.device.id}`,
      onMerged: ({ device }) => told.push(device.id),
      reopen: async (taken) => {
        editor = open(taken);
        await editor.remote.getState().open();
      },
      now: () => Date.now(),
    });
    return { store, remote, work };
  };
  let editor = open();
  const fieldValue = (field: Field) => {
    const { document, entries } = editor.store.getState();
    if (field === "body") return entries[loftsFile]?.body ?? "";
    const page = document.pages.find(({ id: of }) => of === (field === "seo" ? "contact" : "home"));
    const block = page?.blocks.find(({ id: of }) => of === "questions");
    return String(field === "seo" ? page?.title : block?.props?.title);
  };
  return {
    told,
    storage,
    pictures,
    memory,
    get store() {
      return editor.store;
    },
    get remote() {
      return editor.remote.getState();
    },
    state: () => editor.remote.getState().now.state,
    value: fieldValue,
    type(field: Field, value: string) {
      editor.store.getState().apply({ ...fields[field], value });
      editor.remote.getState().noteEdit();
    },
    start: () => editor.remote.getState().open(),
    update: () => editor.remote.getState().update(),
    async reload() {
      const draft = editor.work.current() ? editor.work.draft() : undefined;
      editor = open(draft);
      await editor.remote.getState().open();
    },
    async resolve(choice: "both" | "mine" | "theirs") {
      editor.store.getState().resolve(choice);
      await editor.remote.getState().resolveConflict();
    },
    offline(is: boolean) {
      isOffline = is;
    },
    signIn(next: string) {
      token = next;
    },
    unplaced: () => JSON.stringify(editor.store.getState().unplaced),
  };
}

const written = async () => {
  const head = (await host.git.head(branch)) ?? "";
  return JSON.parse((await host.git.blob(head, draftPath))?.bytes.toString() ?? "null");
};

describe.each(publishHosts)("the unpublished work of two devices on %s", (kind) => {
  beforeAll(async () => {
    host = await startGitHost(kind);
    const files = [{ path: "site.config.json", content: smallSiteText }];
    await host.git.commit({ branch: "main", parent: undefined, message: "Begin", files });
  });
  afterAll(async () => host?.close());
  beforeEach(async () => {
    host.tokens.clear();
    host.tokens.add("valid");
    host.account = "Anna.Baker";
    host.isPublic = false;
    host.fault = () => undefined;
    if (await host.git.head(branch)) host.git.delete(branch);
  });

  it("leaves no branch as long as nothing is unpublished, and is there after a change, apart from the site", async () => {
    const device = createDevice("mac");
    await device.start();
    expect(device.state()).toBe("stored");
    expect(await host.git.head(branch)).toBeUndefined();
    const main = await host.git.head("main");
    device.type("title", "Mine");
    expect(device.state()).toBe("changed");
    await device.update();
    expect(device.remote.now).toMatchObject({ state: "stored", at: expect.any(Number) });
    expect(host.git.files(branch)).toEqual([draftPath]);
    expect(host.git.messages(branch)[0]).toContain("[skip ci]");
    expect(await host.git.head("main")).toBe(main);
    const before = await host.git.head(branch);
    await device.update();
    expect(await host.git.head(branch)).toBe(before);
    expect(JSON.stringify(await written())).not.toContain("valid");
  });

  it("is offered on the other one, and goes on there with its steps", async () => {
    const [mac, ipad] = [createDevice("mac"), createDevice("ipad")];
    await mac.start();
    mac.type("title", "Mine");
    mac.type("body", "Words.");
    await mac.update();
    await ipad.start();
    expect(ipad.state()).toBe("offered");
    expect(ipad.value("title")).not.toBe("Mine");
    await ipad.remote.takeFound();
    expect(ipad.state()).toBe("stored");
    expect([ipad.value("title"), ipad.value("body")]).toEqual(["Mine", "Words."]);
    ipad.store.getState().undo();
    expect(ipad.value("body")).not.toBe("Words.");
    ipad.store.getState().redo();
    ipad.type("title", "Later");
    await ipad.update();
    await mac.update();
    expect(mac.state()).toBe("offered");
    await mac.remote.takeFound();
    expect(mac.value("title")).toBe("Later");
    await mac.reload();
    expect(mac.state()).toBe("stored");
  });

  it("is kept as a version where somebody begins from the published site, on both", async () => {
    const [mac, ipad] = [createDevice("mac"), createDevice("ipad")];
    await mac.start();
    mac.type("title", "Mine");
    await mac.update();
    await ipad.start();
    await ipad.remote.declineFound();
    expect(namesIn(readArchive(await ipad.storage.readVersions())).map(({ name }) => name)).toEqual([
      "of mac",
    ]);
    await ipad.reload();
    expect(ipad.state()).toBe("stored");
    ipad.type("body", "Other words.");
    await ipad.update();
    await mac.update();
    expect(namesIn(readArchive(await mac.storage.readVersions()))).toHaveLength(1);
    expect(mac.value("title")).toBe("Mine");
  });

  it("meets where both have changed something, and in a question where both have changed the same", async () => {
    const [mac, ipad] = [createDevice("mac"), createDevice("ipad")];
    await Promise.all([mac.start(), ipad.start()]);
    mac.type("title", "Of the Mac");
    ipad.type("body", "Of the iPad.");
    await mac.update();
    await ipad.update();
    expect(ipad.told).toEqual(["mac"]);
    expect([ipad.value("title"), ipad.value("body")]).toEqual(["Of the Mac", "Of the iPad."]);
    await mac.update();
    await mac.remote.takeFound();
    mac.type("title", "Mac again");
    ipad.type("title", "iPad again");
    await mac.update();
    await ipad.update();
    expect(ipad.state()).toBe("conflict");
    const { saving } = ipad.store.getState();
    expect(saving.state === "conflict" && saving.conflict.unplaced).toHaveLength(1);
    const head = await host.git.head(branch);
    ipad.store.getState().postpone();
    ipad.type("body", "More.");
    expect(await host.git.head(branch)).toBe(head);
    await ipad.update();
    await ipad.resolve("both");
    expect(ipad.value("title")).toBe("Mac again");
    expect(ipad.value("body")).toBe("More.");
    expect(ipad.unplaced()).toContain("iPad again");
    expect(ipad.state()).toBe("stored");
    expect(JSON.stringify(await written())).toContain("iPad again");
  });

  it("says why it is only here: no connection, a key that has expired, signed out; and goes on afterwards", async () => {
    const device = createDevice("mac");
    await device.start();
    device.type("title", "Mine");
    device.offline(true);
    await device.update();
    expect(device.remote.now).toMatchObject({ state: "failed", why: "network" });
    device.offline(false);
    host.tokens.clear();
    host.tokens.add("newer");
    await device.update();
    expect(device.remote.now).toMatchObject({ state: "failed", why: "signed-out" });
    device.signIn("");
    await device.start();
    expect(device.state()).toBe("signed-out");
    device.signIn("newer");
    await device.start();
    expect(device.state()).toBe("stored");
    expect(JSON.stringify(await written())).toContain("Mine");
  });

  it.each(["lost-before", "lost-after"] as const)(
    "finds its own write again whose answer was %s",
    async (fault) => {
      const device = createDevice("mac");
      await device.start();
      device.type("title", "Mine");
      await device.update();
      device.type("title", "Again");
      host.fault = ({ method, body }) =>
        method === "POST" && /createCommitOnBranch|commit_message|"files"/.test(JSON.stringify(body))
          ? fault
          : undefined;
      await device.update();
      expect(device.state()).toBe("failed");
      host.fault = () => undefined;
      device.type("body", "Meanwhile.");
      await device.update();
      expect(device.state()).toBe("stored");
      expect(device.told).toEqual([]);
      expect(JSON.stringify(await written())).toMatch(/Again.*Meanwhile/);
    },
  );

  it("is written anew where somebody has deleted the branch", async () => {
    const device = createDevice("mac");
    await device.start();
    device.type("title", "Mine");
    await device.update();
    host.git.delete(branch);
    await device.update();
    expect(device.state()).toBe("stored");
    expect(JSON.stringify(await written())).toContain("Mine");
  });

  it("is emptied once it is published, on the other device too, and the named versions stay", async () => {
    const [mac, ipad] = [createDevice("mac"), createDevice("ipad")];
    await mac.start();
    mac.type("title", "Mine");
    await mac.storage.changeVersions((kept) => {
      const site = currentSite(mac.store.getState().history);
      const madeFor = { config: 1, blocks: {} };
      return addVersion(readArchive(kept), { id: "v1", name: "Winter", at: 1, site, madeFor });
    });
    await mac.update();
    await ipad.start();
    await ipad.remote.takeFound();
    mac.store.setState({ savedText: configText(mac.store.getState()) });
    await mac.update();
    expect((await written()).draft).toBeNull();
    expect(host.git.depth(branch)).toBe(kind === "github" ? 1 : 2);
    await ipad.update();
    expect(ipad.remote.now).toEqual({ state: "stored" });
    expect(ipad.value("title")).toBe("Mine");
    expect((await written()).draft).toBeNull();
    expect(namesIn(readArchive(await ipad.storage.readVersions()))).toMatchObject([{ name: "Winter" }]);
  });

  it.each([
    ["of a newer editor", "newer", { format: 2, device: { id: "ipad", kind: "ipad" } }],
    ["that can't be read", "damaged", { format: 1, draft: { steps: "?" } }],
    ["that is no JSON", "damaged", "<<<<<<< HEAD"],
  ])("is never written over one %s", async (_, why, content) => {
    const device = createDevice("mac");
    await device.start();
    device.type("title", "Mine");
    await device.update();
    const parent = await host.git.head(branch);
    const text = typeof content === "string" ? content : JSON.stringify(content);
    const files = [{ path: draftPath, content: text }];
    const head = await host.git.commit({ branch, parent, message: "Somebody else", files });
    device.type("title", "Again");
    await device.update();
    expect(device.remote.now).toMatchObject({ state: "unreadable", why });
    await device.update();
    await device.reload();
    expect(device.state()).toBe("unreadable");
    expect(await host.git.head(branch)).toBe(head);
    expect(device.value("title")).toBe("Again");
  });

  it("is never written over a draft whose format of the site is newer", async () => {
    const [mac, ipad] = [createDevice("mac"), createDevice("ipad")];
    await mac.start();
    mac.type("title", "Mine");
    await mac.update();
    const remote = await written();
    const newer = { ...remote, id: "other", draft: { ...remote.draft, schemaVersion: 999 } };
    const parent = await host.git.head(branch);
    const files = [{ path: draftPath, content: JSON.stringify(newer) }];
    const head = await host.git.commit({ branch, parent, message: "Newer", files });
    await ipad.start();
    expect(ipad.remote.now).toMatchObject({ state: "unreadable", why: "newer" });
    ipad.type("body", "Here.");
    await ipad.update();
    expect(await host.git.head(branch)).toBe(head);
  });

  it("carries new pictures, and says which are too large", async () => {
    const [mac, ipad] = [createDevice("mac"), createDevice("ipad")];
    await mac.start();
    const add = async (name: string, file: Blob) => {
      const version = await mac.pictures.add({ file, width: 4, height: 3 });
      const entry = pictureDocument({ version, alt: name });
      mac.store.getState().apply({ kind: "insert-entry", file: pictureFile(name), entry });
      return version;
    };
    const small = await add("door.webp", new Blob(["\0small"], { type: "image/webp" }));
    const large = await add("house.webp", new Blob([new Uint8Array(5_000_001)], { type: "image/webp" }));
    await mac.update();
    expect(mac.remote.leftOut).toEqual([large]);
    expect(host.git.files(branch)).toEqual([draftPath, `blockwork-draft/pictures/${small}`]);
    await ipad.start();
    await ipad.remote.takeFound();
    expect(await ipad.pictures.get(small)?.file.text()).toBe("\0small");
    expect(ipad.pictures.get(small)?.file.type).toBe("image/webp");
    mac.type("title", "More");
    mac.store.getState().apply({ kind: "remove-entry", file: pictureFile("door.webp") });
    await mac.update();
    expect(host.git.files(branch)).toContain(`blockwork-draft/pictures/${small}`);
  });

  it("asks before everybody could read it, and keeps to the answer", async () => {
    host.isPublic = true;
    const device = createDevice("mac");
    await device.start();
    expect(device.state()).toBe("unasked");
    device.type("title", "Mine");
    await device.update();
    expect(await host.git.head(branch)).toBeUndefined();
    await device.remote.agree(false);
    await device.reload();
    expect(device.state()).toBe("declined");
    await device.remote.agree(true);
    expect(device.state()).toBe("stored");
    expect(await host.git.head(branch)).toBeDefined();
  });

  it("asks for a name where the key does not tell one, once", async () => {
    if (kind === "github") return;
    host.account = undefined;
    const device = createDevice("mac");
    await device.start();
    expect(device.state()).toBe("unnamed");
    device.type("title", "Mine");
    await device.remote.nameAccount("Anna Baker");
    expect(device.state()).toBe("stored");
    expect(await host.git.head(branch)).toBeDefined();
    await device.reload();
    expect(device.state()).toBe("stored");
  });
});

describe("two devices, in any order", () => {
  beforeAll(async () => {
    host = await startGitHost("github");
    const files = [{ path: "site.config.json", content: smallSiteText }];
    await host.git.commit({ branch: "main", parent: undefined, message: "Begin", files });
  });
  afterAll(async () => host?.close());

  it("lose no text that nobody has written over", async () => {
    const who = fc.constantFrom(0, 1);
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant("type" as const),
          who,
          field: fc.constantFrom<Field>("title", "seo", "body"),
        }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant("update" as const), who }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("offline" as const), who, is: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const), who }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("together" as const) }) },
    );
    const walk = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      if (await host.git.head(branch)) host.git.delete(branch);
      const devices = [createDevice("mac"), createDevice("ipad")] as const;
      const live = new Set<string>();
      const settle = async (device: (typeof devices)[number]) => {
        for (let turn = 0; turn < 3; turn++) {
          await device.update();
          if (device.state() === "offered") await device.remote.takeFound();
          if (device.state() === "conflict") await device.resolve("both");
        }
      };
      await Promise.all(devices.map((device) => device.start()));
      for (const [index, action] of steps.entries()) {
        if (action.kind === "delete") {
          if (await host.git.head(branch)) host.git.delete(branch);
        } else if (action.kind === "together") await Promise.all(devices.map(settle));
        else {
          const device = devices[action.who === 0 ? 0 : 1];
          if (action.kind === "type") {
            if (device.store.getState().saving.state === "conflict") continue;
            live.delete(device.value(action.field));
            live.add(`text ${index}`);
            device.type(action.field, `text ${index}`);
          } else if (action.kind === "update") await settle(device);
          else if (action.kind === "offline") device.offline(action.is);
          else await device.reload();
        }
      }
      for (const device of devices) device.offline(false);
      for (const device of [...devices, ...devices]) await settle(device);
      const all = devices.map((device) => {
        const { document, entries, unplaced } = device.store.getState();
        return JSON.stringify([document, entries, unplaced]);
      });
      for (const text of live) expect(all.join()).toContain(`"${text}"`);
      for (const field of ["title", "seo", "body"] as const)
        expect(devices[1].value(field)).toBe(devices[0].value(field));
      expect(devices.map((device) => device.state())).toEqual(["stored", "stored"]);
    });
    await assertProperty(walk, { numRuns: inEach({ smoke: 5, all: 15, nightly: 60 }) });
  });
});
