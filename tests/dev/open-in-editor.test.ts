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
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const address = "/__blockwork/open-in-editor";
const open = async (place: object | string, headers: Readonly<Record<string, string | undefined>> = {}) => {
  const { headers: answered } = await site.send({ path: "/__blockwork/token" });
  return site.send({
    method: "POST",
    path: address,
    body: typeof place === "string" ? place : JSON.stringify(place),
    headers: {
      origin: `http://localhost:${site.port}`,
      "sec-fetch-site": "same-origin",
      "x-blockwork-token": String(answered["x-blockwork-token"]),
      "content-type": "application/json",
      ...headers,
    },
  });
};
const opened = () => readFile(join(folder, "opened.txt"), "utf8");
const start = { file: "site.config.json", line: 1, column: 1 };

it.skipIf(process.platform === "win32")(
  "opens a place of a file in the editor that the system names",
  async () => {
    const place = { file: "content/posts/loft-rooms.md", line: 3, column: 5 };
    expect((await open(place)).status).toBe(204);
    await expect.poll(opened).toContain(join(site.root, "content/posts/loft-rooms.md"));
  },
);

it("opens nothing outside of the site and the engine, and nothing that is not there", async () => {
  await symlink("/etc/hostname", join(site.root, "content/away.md"));
  for (const place of [
    "",
    "[]",
    {},
    { ...start, file: "" },
    { ...start, file: "../secret.txt" },
    { ...start, file: "/etc/passwd" },
    { ...start, file: "content/away.md" },
    { ...start, file: "content/none.md" },
    { ...start, file: ["site.config.json"] },
    { ...start, line: 0 },
    { ...start, line: "1;reboot" },
    { ...start, column: 1.5 },
  ])
    expect((await open(place)).status, JSON.stringify(place)).toBe(404);
  expect(await opened()).toBe("");
});

it("does nothing for a page of another site, and nothing without the token", async () => {
  for (const headers of [
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    { origin: "http://evil.example" },
    { origin: undefined },
    { host: "evil.example" },
    { "x-blockwork-token": undefined },
    { "x-blockwork-token": "wrong" },
  ])
    expect((await open(start, headers)).status, JSON.stringify(headers)).toBe(403);
  expect((await open(start, { "content-type": "text/plain" })).status).toBe(415);
  expect(await opened()).toBe("");
});

it("does nothing for an address that is followed or embedded", async () => {
  for (const path of [`${address}?file=site.config.json`, address])
    expect((await site.send({ path })).status).toBe(405);
  expect(await opened()).toBe("");
});

it("gives the token to its own pages only", async () => {
  const path = "/__blockwork/token";
  expect((await site.send({ path })).headers["x-blockwork-token"]).toMatch(/^.{43}$/);
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "http://evil.example" },
    { host: "evil.example" },
  ]) {
    const answered = await site.send({ path, headers });
    expect([answered.status, answered.headers["x-blockwork-token"]]).toEqual([403, undefined]);
  }
});

it("says how to name an editor where there is none", async () => {
  vi.stubEnv("LAUNCH_EDITOR", join(folder, "none"));
  const { status, text } = await open(start);
  expect(status).toBe(500);
  expect(JSON.parse(text).error).toContain("Name it in the variable LAUNCH_EDITOR");
});
