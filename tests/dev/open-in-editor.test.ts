import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let folder: string;
beforeAll(async () => {
  site = await startDevSite();
  // A code editor that writes down what it was told to open.
  folder = await mkdtemp(join(tmpdir(), "blockwork-editor-"));
  await writeFile(join(folder, "code.sh"), '#!/bin/sh\necho "$@" >> "$(dirname "$0")/opened.txt"\n');
  await chmod(join(folder, "code.sh"), 0o755);
});
beforeEach(async () => {
  await writeFile(join(folder, "opened.txt"), "");
  vi.stubEnv("LAUNCH_EDITOR", join(folder, "code.sh"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (query: string, headers = {}) =>
  site.send({ path: `/__blockwork/open-in-editor?${query}`, headers });
const opened = () => readFile(join(folder, "opened.txt"), "utf8");

it.skipIf(process.platform === "win32")(
  "opens a place of a file in the editor that the system names",
  async () => {
    expect((await open("file=content/posts/loft-rooms.md&line=3&column=5")).status).toBe(204);
    await expect.poll(opened).toContain(join(site.root, "content/posts/loft-rooms.md"));
  },
);

it("opens nothing outside of the site and the engine, and nothing that is not there", async () => {
  await symlink("/etc/hostname", join(site.root, "content/away.md"));
  for (const query of [
    "",
    "file=",
    "file=../secret.txt",
    "file=/etc/passwd",
    "file=content/away.md",
    "file=content/none.md",
    "file=site.config.json&line=0",
    "file=site.config.json&line=1;reboot",
    "file=site.config.json&column=x",
  ])
    expect((await open(query)).status, query).toBe(404);
  expect(await opened()).toBe("");
});

it("does nothing for a page of somebody else", async () => {
  for (const headers of [
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    { origin: "http://evil.example" },
    { host: "evil.example" },
  ])
    expect((await open("file=site.config.json", headers)).status).toBe(403);
  expect(await opened()).toBe("");
});

it("says how to name an editor where there is none", async () => {
  vi.stubEnv("LAUNCH_EDITOR", join(folder, "none"));
  const { status, text } = await open("file=site.config.json");
  expect(status).toBe(500);
  expect(JSON.parse(text).error).toContain("Name it in the variable LAUNCH_EDITOR");
});
