import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishHosts } from "../../../schema/site/admin-settings.ts";
import { type GitHost, startGitHost } from "../../../tests/support/git-host/git-host.ts";
import { openDraftBranches } from "../open-draft-branches.ts";
import { createRepository } from "../open-publishing.ts";
import { draftBranchName } from "./draft-branches.ts";
import type { RepositoryError } from "./repository.ts";

const branch = "blockwork/drafts/anna";
const message = "[skip ci] Unpublished work";
const site = ["site.config.json", "content/breads/rye.md"];

describe.each(publishHosts)("branches of drafts on %s", (kind) => {
  let host: GitHost;
  const options = () => ({ settings: host.settings, token: "valid", fetch });
  const branches = () => openDraftBranches(options());
  const repository = () => createRepository({ ...options(), settings: { ...host.settings, branch } });
  const create = (content: string | Blob = "one") =>
    branches().create({ branch, message, files: [{ path: "blockwork-draft/draft.json", content }] });
  const kindOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: RepositoryError) => error.kind,
    );
  beforeAll(async () => {
    host = await startGitHost(kind);
    const files = site.map((path) => ({ path, content: path }));
    await host.git.commit({ branch: "main", parent: undefined, message: "Begin", files });
  });
  afterAll(async () => host?.close());
  beforeEach(async () => {
    host.account = "Anna.Baker";
    if (await host.git.head(branch)) host.git.delete(branch);
  });

  it("hold the files of a draft and none of the site's", async () => {
    const head = await create();
    expect(await host.git.head(branch)).toBe(head);
    expect(host.git.files(branch)).toEqual(["blockwork-draft/draft.json"]);
    expect(host.git.messages(branch)[0]).toBe(message);
    expect(host.git.depth(branch)).toBe(kind === "github" ? 1 : 2);
    expect(host.git.files("main")).toEqual(site.toSorted());
  });

  it("carry bytes as they are", async () => {
    const bytes = new Uint8Array([0, 255, 10, 13, 128]);
    const head = await create(new Blob([bytes]));
    const found = await repository().bytes("blockwork-draft/draft.json", head);
    expect(new Uint8Array((await found?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  });

  it("are not created over one that is there, and go on only from the state that was read", async () => {
    const head = await create();
    expect(await kindOf(create("two"))).toBe("moved");
    expect(await host.git.head(branch)).toBe(head);
    const path = "blockwork-draft/draft.json";
    const read = async () => (await repository().read([path], head)).get(path)?.version;
    const version = await read();
    const write = (content: string) =>
      repository().commit({ message, head, files: [{ path, content, version }] });
    const next = await write("three");
    expect(await host.git.head(branch)).toBe(next);
    expect(await kindOf(write("four"))).toBe("moved");
    expect((await host.git.blob(next, path))?.bytes.toString()).toBe("three");
  });

  it("are removed only as they were read", async () => {
    const head = await create();
    expect(await kindOf(branches().remove(branch, "f".repeat(40)))).toBe("moved");
    expect(await host.git.head(branch)).toBe(head);
    await branches().remove(branch, head);
    expect(await host.git.head(branch)).toBeUndefined();
    await branches().remove(branch, head);
  });

  it("are never forced", async () => {
    await create();
    expect(JSON.stringify(host.requests.map(({ body }) => body))).not.toContain('"force"');
  });

  it("belong to the account of the key, where it may be known, and tell whether everybody can read them", async () => {
    expect(await branches().account()).toBe("Anna.Baker");
    host.isPublic = true;
    expect(await branches().isPublic()).toBe(true);
    host.isPublic = false;
    expect(await branches().isPublic()).toBe(false);
    if (kind === "github") return;
    host.account = undefined;
    expect(await branches().account()).toBeUndefined();
  });
});

describe("the name of a branch", () => {
  it.each([
    ["Anna.Baker", undefined, "blockwork/drafts/anna-baker"],
    ["Jürgen Groß..lock", "sites/bakery", "blockwork/drafts/jurgen-gro-lock--sites-bakery"],
    ["-.@{~^:?*[\\a", undefined, "blockwork/drafts/a"],
  ])("is safe: %s", (account, folder, name) => {
    expect(draftBranchName(account, folder)).toBe(name);
  });
});
