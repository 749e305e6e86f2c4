import { chmod, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LocalChanges } from "../../editing/host/local-repository.ts";
import { createPut } from "../support/create-put.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { type LocalRepositoryOfSite, startLocalRepository } from "../support/local-repository.ts";

const entry = "content/posts/loft-rooms.md";
let site: DevSite;
let repository: LocalRepositoryOfSite;
beforeEach(async () => {
  site = await startDevSite();
  repository = await startLocalRepository(site.root);
});
afterEach(async () => {
  await site.close();
  await repository.remove();
});

const changes = async () => {
  const { status, text } = await site.send({ path: "/__blockwork/changes" });
  expect(status).toBe(200);
  return (JSON.parse(text) as { readonly changes: LocalChanges | null }).changes;
};
const publish = async (more: object = {}) => {
  const put = await createPut(site);
  const { head, files } = (await changes()) ?? { head: "", files: [] };
  const body = {
    head,
    files: files.map(({ file }) => file),
    message: "Change the words\n\n- Home: hello",
    ...more,
  };
  const { status, text } = await put("publish", JSON.stringify(body), {});
  return { status, body: JSON.parse(text) as { readonly failure?: string; readonly output?: string } };
};
const edit = async () => {
  const text = await site.read(entry);
  await site.write(entry, `${text}\nOne more line.\n`);
  return `${text}\nOne more line.\n`;
};

describe("publishing with the git of the site's folder", () => {
  it("shows what is not committed of the site, with the texts before and after", async () => {
    expect(await changes()).toMatchObject({ branch: "main", files: [], commits: [] });
    const before = await site.read(entry);
    const after = await edit();
    await site.write("content/media/ü & ö.jpg", new Uint8Array([1, 2, 3]));
    await rm(join(site.root, "content/media/garden.jpg"));
    await site.write("notes.txt", "not of the site");
    expect((await changes())?.files).toEqual([
      { file: "content/media/garden.jpg", kind: "deleted" },
      { file: "content/media/ü & ö.jpg", kind: "added" },
      { file: entry, kind: "changed", before, after },
    ]);
  });

  it("commits and sends these files, and nothing else, staged or not", async () => {
    const after = await edit();
    await site.write("content/posts/new – neu.md", after);
    await site.write("staged.txt", "somebody else's");
    repository.git("add", "staged.txt");
    await site.write("notes.txt", "not of the site");
    expect(await publish()).toMatchObject({ status: 200 });
    expect(repository.remote(entry)).toBe(after);
    expect(repository.remote("content/posts/new – neu.md")).toBe(after);
    expect(repository.titles()).toEqual(["Change the words", "Begin"]);
    expect(
      repository.git("show", "--name-only", "--format=", "-z", "HEAD").split("\0").filter(Boolean),
    ).toEqual([entry, "content/posts/new – neu.md"]);
    expect(repository.git("status", "--porcelain").trim().split("\n")).toEqual([
      "A  staged.txt",
      "?? notes.txt",
    ]);
    expect(await changes()).toMatchObject({ files: [], commits: [] });
  });

  it("sends nothing where other files have changed since they were shown", async () => {
    await edit();
    expect((await publish({ files: [] })).status).toBe(409);
    expect((await publish({ files: [entry, "package.json"] })).status).toBe(409);
    expect((await publish({ head: "0".repeat(40) })).status).toBe(409);
    expect(repository.titles()).toEqual(["Begin"]);
  });

  it("keeps its commit where somebody else was quicker, and sends it once both are together", async () => {
    const after = await edit();
    await repository.push("content/theirs.txt", "theirs");
    const { status, body } = await publish();
    expect([status, body.failure]).toEqual([502, "behind"]);
    expect(repository.titles()).toEqual(["Theirs", "Begin"]);
    expect(await changes()).toMatchObject({ files: [], commits: ["Change the words"] });
    repository.git("pull", "--quiet", "--rebase");
    expect((await publish()).status).toBe(200);
    expect(repository.titles()).toEqual(["Change the words", "Theirs", "Begin"]);
    expect(repository.remote(entry)).toBe(after);
  });

  it("gives what a hook has said, and the files stay as they are", async () => {
    const after = await edit();
    const hook = join(site.root, ".git/hooks/pre-commit");
    await writeFile(hook, "#!/bin/sh\necho 'Spelling: three mistakes' >&2\nexit 1\n");
    await chmod(hook, 0o755);
    const { status, body } = await publish();
    expect([status, body.failure]).toEqual([502, "hook"]);
    expect(body.output).toContain("Spelling: three mistakes");
    expect(await site.read(entry)).toBe(after);
    await rm(hook);
    expect((await publish()).status).toBe(200);
  });

  it("says when the remote repository refuses, asks who it is, or is not there", async () => {
    await edit();
    const bare = repository.git("remote", "get-url", "origin").trim();
    const hook = join(bare, "hooks/pre-receive");
    await writeFile(hook, "#!/bin/sh\necho 'Not on Sundays' >&2\nexit 1\n");
    await chmod(hook, 0o755);
    expect((await publish()).body).toMatchObject({
      failure: "refused",
      output: expect.stringContaining("Sundays"),
    });
    repository.git("remote", "set-url", "origin", "http://127.0.0.1:9/site.git");
    expect((await publish()).body.failure).toBe("network");
    const asking = createServer((_, response) =>
      response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end(),
    );
    await new Promise<void>((ready) => asking.listen(0, "127.0.0.1", ready));
    const { port } = asking.address() as AddressInfo;
    repository.git("remote", "set-url", "origin", `http://127.0.0.1:${port}/site.git`);
    expect((await publish()).body.failure).toBe("credentials");
    asking.close();
    expect((await changes())?.commits).toEqual(["Change the words"]);
    await rm(hook);
    repository.git("remote", "set-url", "origin", bare);
    expect((await publish()).status).toBe(200);
    expect(repository.titles()).toEqual(["Change the words", "Begin"]);
  });

  it("says why nothing can be sent from a commit without a branch, without an upstream, or amid a merge", async () => {
    await edit();
    repository.git("checkout", "--quiet", "--detach");
    expect(await changes()).toMatchObject({ blocked: "detached", files: [{ file: entry }] });
    expect((await publish()).status).toBe(409);
    repository.git("checkout", "--quiet", "-b", "own");
    expect((await changes())?.blocked).toBe("no-upstream");
    repository.git("checkout", "--quiet", "main");
    await writeFile(join(site.root, ".git/MERGE_HEAD"), repository.git("rev-parse", "HEAD"));
    expect((await changes())?.blocked).toBe("unfinished");
  });

  it("asks for a name where git knows none", async () => {
    await edit();
    repository.git("config", "--unset", "user.name");
    repository.git("config", "--unset", "user.email");
    repository.git("config", "user.useConfigOnly", "true");
    const { status, body } = await publish();
    // A machine may have a name for all its repositories.
    if (status !== 200) expect(body.failure).toBe("no-name");
  });

  it("offers nothing where there is no repository, or none to send to", async () => {
    repository.git("remote", "remove", "origin");
    await edit();
    expect(await changes()).toBeNull();
    expect((await publish()).status).toBe(409);
    await rm(join(site.root, ".git"), { recursive: true });
    expect(await changes()).toBeNull();
  });

  it("answers only those who may save, and only what it understands", async () => {
    const body = JSON.stringify({ head: "a", files: [], message: "Hello" });
    const headers = { "content-type": "application/json" };
    expect((await site.send({ method: "PUT", path: "/__blockwork/publish", headers, body })).status).toBe(
      403,
    );
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await site.send({ path: "/__blockwork/changes", headers: foreign })).status).toBe(403);
    const put = await createPut(site);
    for (const wrong of ["{}", "x", JSON.stringify({ head: "a", files: [1], message: "x" })])
      expect((await put("publish", wrong, {})).status).toBe(400);
    expect((await put("publish/x", body, {})).status).toBe(404);
    expect((await put("publish?force", body, {})).status).toBe(400);
  });
});
