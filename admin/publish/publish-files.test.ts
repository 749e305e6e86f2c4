import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishHosts } from "../../schema/site/admin-settings.ts";
import { type GitHost, startGitHost } from "../../tests/support/git-host/git-host.ts";
import { describeFailure } from "./describe-failure.ts";
import { createRepository } from "./open-publishing.ts";
import { publishFiles } from "./publish-files.ts";

describe.each(publishHosts)("publishing to %s", (kind) => {
  let host: GitHost;
  let first: string;
  beforeAll(async () => {
    host = await startGitHost(kind);
    const parent = undefined;
    const files = [
      { path: "site.config.json", content: "one\n" },
      { path: "content/breads/rye.md", content: "Rye\n" },
      { path: "content/breads/müsli & co.md", content: "Müsli\r\n" },
    ];
    first = (await host.git.commit({ branch: "main", parent, message: "Begin", files })) ?? "";
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.git.begin("main", first);
    host.fault = () => undefined;
    host.requests.length = 0;
    host.tokens.clear();
    host.tokens.add("valid");
  });

  const open = (token = "valid") => createRepository({ settings: host.settings, token, fetch });
  const message = "Change the site\n\n- Home: changed the heading";
  const config = { path: "site.config.json", text: "two\n", known: "one\n" };
  const textOf = async (path: string) =>
    (await host.git.blob((await host.git.head("main")) ?? "", path))?.bytes.toString();
  const developer = async (path: string, content: string | undefined) =>
    host.git.commit({
      branch: "main",
      parent: await host.git.head("main"),
      message: "A developer’s push",
      files: [{ path, content }],
    });
  const isCommit = ({ method, body }: { readonly method: string; readonly body: unknown }) =>
    method === "POST" && (kind !== "github" || JSON.stringify(body).includes("mutation"));

  it("writes, adds and deletes in one commit, whose message has the changes", async () => {
    const result = await publishFiles(open(), {
      message,
      writes: [
        config,
        { path: "content/breads/new – neu.md", text: "New\n", known: undefined },
        { path: "content/breads/rye.md", text: undefined, known: "Rye\n" },
      ],
    });
    expect(result).toEqual({ kind: "published", commit: await host.git.head("main") });
    expect(host.git.messages("main")).toEqual([message, "Begin"]);
    expect(await textOf("site.config.json")).toBe("two\n");
    expect(await textOf("content/breads/new – neu.md")).toBe("New\n");
    expect(await textOf("content/breads/rye.md")).toBeUndefined();
    expect(await textOf("content/breads/müsli & co.md")).toBe("Müsli\r\n");
  });

  it("goes on where somebody has changed other files", async () => {
    await developer("README.md", "Hello\n");
    expect(await publishFiles(open(), { message, writes: [config] })).toMatchObject({ kind: "published" });
    expect(await textOf("README.md")).toBe("Hello\n");
    expect(await textOf("site.config.json")).toBe("two\n");
  });

  it("writes nothing where somebody has changed one of its files, or has deleted it", async () => {
    await developer("site.config.json", "theirs\n");
    await developer("content/breads/rye.md", undefined);
    const rye = { path: "content/breads/rye.md", text: "Rye, mine\n", known: "Rye\n" };
    const other = { path: "content/breads/müsli & co.md", text: "x", known: "Müsli\r\n" };
    const before = await host.git.head("main");
    expect(await publishFiles(open(), { message, writes: [config, rye, other] })).toEqual({
      kind: "changed",
      files: new Map([
        ["site.config.json", "theirs\n"],
        ["content/breads/rye.md", undefined],
      ]),
    });
    expect(await host.git.head("main")).toBe(before);
  });

  it("proposes them on a branch of their own, with the list of changes, and leaves the branch of the site", async () => {
    const proposal = `changes-${kind}`;
    const result = await publishFiles(open(), { message, writes: [config], proposal });
    expect(result).toMatchObject({ kind: "proposed", address: expect.stringContaining("https://") });
    expect(await host.git.head("main")).toBe(first);
    expect(host.git.messages(proposal)).toEqual([message, "Begin"]);
    const [title, body] = ["Change the site", "- Home: changed the heading"];
    expect(host.proposals).toEqual([{ base: "main", head: proposal, title, body }]);
    const blob = await host.git.blob((await host.git.head(proposal)) ?? "", "site.config.json");
    expect(blob?.bytes.toString()).toBe("two\n");
  });

  it("proposes nothing where somebody has changed one of its files", async () => {
    await developer("site.config.json", "theirs\n");
    const result = await publishFiles(open(), { message, writes: [config], proposal: "changes-late" });
    expect(result).toMatchObject({ kind: "changed" });
    expect(await host.git.head("changes-late")).toBeUndefined();
  });

  it("looks again where the branch moves between the look and the commit", async () => {
    let moves = 2;
    host.fault = async (request) => {
      if (isCommit(request) && moves-- > 0) await developer(`notes-${moves}.md`, "x");
      return undefined;
    };
    expect(await publishFiles(open(), { message, writes: [config] })).toMatchObject({ kind: "published" });
    expect(await textOf("site.config.json")).toBe("two\n");
    expect(await textOf("notes-1.md")).toBe("x");
  });

  it("writes over nothing that comes between the look and the commit", async () => {
    let moves = 1;
    host.fault = async (request) => {
      if (isCommit(request) && moves-- > 0) await developer("site.config.json", "theirs\n");
      return undefined;
    };
    expect(await publishFiles(open(), { message, writes: [config] })).toEqual({
      kind: "changed",
      files: new Map([["site.config.json", "theirs\n"]]),
    });
    expect(await textOf("site.config.json")).toBe("theirs\n");
  });

  it.each(["lost-before", "lost-after"] as const)("is sent once where the answer is %s", async (fault) => {
    let faults = 1;
    host.fault = (request) => (isCommit(request) && faults-- > 0 ? fault : undefined);
    expect(await publishFiles(open(), { message, writes: [config] })).toMatchObject({ kind: "published" });
    expect(host.git.messages("main")).toEqual([message, "Begin"]);
  });

  it("says that the connection is lost, and finds what has arrived when it is back", async () => {
    let isLost = false;
    host.fault = (request) => {
      const fault = isLost ? "lost-before" : isCommit(request) ? "lost-after" : undefined;
      isLost ||= isCommit(request);
      return fault;
    };
    const result = await publishFiles(open(), { message, writes: [config] });
    expect(result).toMatchObject({ kind: "failed", error: { kind: "network" } });
    host.fault = () => undefined;
    expect(await publishFiles(open(), { message, writes: [config] })).toMatchObject({ kind: "published" });
    expect(host.git.messages("main")).toEqual([message, "Begin"]);
  });

  it.each([
    ["an expired token", 401, {}, "signed-out", "This access key is not valid"],
    ["a token that may not write", 403, {}, "forbidden", "may not write"],
    ["a file that is too large", 413, {}, "too-large", "no file as large"],
    ["too many requests", 429, { "retry-after": "60" }, "rate-limit", "The host asks for a pause until "],
    [
      "too many requests, as GitHub says it",
      403,
      { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "4102444800" },
      "rate-limit",
      "The host asks for a pause until ",
    ],
  ])("tells of %s", async (_, status, headers, failure, words) => {
    host.fault = (request) => (isCommit(request) ? { status, headers, body: { message: "No." } } : undefined);
    const result = await publishFiles(open(), { message, writes: [config] });
    expect(result).toMatchObject({ kind: "failed", error: { kind: failure } });
    expect(result.kind === "failed" && describeFailure(result.error)).toContain(words);
    expect(await host.git.head("main")).toBe(first);
  });

  it("tells of a token that is none, and of a branch that is not there", async () => {
    const failed = (error: string) => ({ kind: "failed", error: { kind: error } });
    expect(await publishFiles(open("wrong"), { message, writes: [config] })).toMatchObject(
      failed("signed-out"),
    );
    const settings = { ...host.settings, branch: "gone" };
    const repository = createRepository({ settings, token: "valid", fetch });
    expect(await publishFiles(repository, { message, writes: [config] })).toMatchObject(failed("not-found"));
  });

  it.each([
    [undefined, { kind: "unknown" }],
    ["pending", { kind: "building" }],
    ["success", { kind: "built" }],
    ["failure", { kind: "failed", address: expect.stringContaining("https://") }],
  ] as const)("says what checks say: %s", async (checks, state) => {
    host.checks = checks;
    expect(await open().state(first)).toMatchObject(state);
  });
});
