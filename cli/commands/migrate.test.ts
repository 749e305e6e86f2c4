import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { run } from "./main.ts";

const old = `{
  "configVersion": 1,
  "site": { "url":   "https://www.small.example", "company": { "name": "Small" } },
  "pages": [
    { "id": "home", "path": "/", "title": "Home", "description": "A\\u00a0page.", "blocks": [] }
  ]
}
`;
const present = '{ "configVersion": 2,\n  "site": {}, "pages": [] }';

async function migrate(root: string, ...args: readonly string[]) {
  let printed = "";
  const write = (text: string) => {
    printed += text;
  };
  const output = { write };
  const terminal = { cwd: root, stdin: Readable.from([]), stdout: output, stderr: output };
  const code = await run(["migrate", ...args], terminal);
  return { code, printed, text: await readFile(join(root, "site.config.json"), "utf8") };
}

it("without an option shows what would change, and changes nothing", async () => {
  const root = await temporaryFolder({ "site.config.json": old });
  const { code, printed, text } = await migrate(root);
  expect([code, text]).toEqual([0, old]);
  expect(printed).toContain('-  "configVersion": 1,\n');
  expect(printed).toContain('+  "configVersion": 2,\n');
  expect(printed).toContain("+++ content/model.json");
  expect(printed).toContain("Run site migrate --write");
  expect(await readdir(root)).not.toContain("content");
});

it("--check fails where something would change, and changes nothing", async () => {
  const root = await temporaryFolder({ "site.config.json": old });
  const { code, printed, text } = await migrate(root, "--check");
  expect([code, text]).toEqual([1, old]);
  expect(printed).toMatch(
    /^site\.config\.json is of an older version\.\ncontent\/model\.json would be made\.\n/,
  );
});

it("--write changes what changed and no other byte, once", async () => {
  const root = await temporaryFolder({ "site.config.json": old });
  const { code, printed, text } = await migrate(root, "--write");
  expect(code).toBe(0);
  expect(printed).toMatch(/^Changed site\.config\.json\.\nMade content\/model\.json\.\n/);
  expect(text).toContain('"url":   "https://www.small.example"');
  expect(text).toContain('"description": "A\\u00a0page."');
  expect(JSON.parse(await readFile(join(root, "content/model.json"), "utf8"))).toHaveProperty("collections");
  expect(await migrate(root, "--check")).toEqual({
    code: 0,
    printed: "The site is up to date: version 2.\n",
    text,
  });
});

it("a model that is there stays, and so does a site of the present version", async () => {
  const root = await temporaryFolder({ "site.config.json": old, "content/model.json": "{}" });
  await migrate(root, "--write");
  expect(await readFile(join(root, "content/model.json"), "utf8")).toBe("{}");
  const other = await temporaryFolder({ "site.config.json": present });
  expect(await migrate(other, "--write")).toMatchObject({ code: 0, text: present });
});

it("a config that can't be read is a problem, not a change", async () => {
  const root = await temporaryFolder({ "site.config.json": '{ "configVersion": 1, ' });
  const { code, printed } = await migrate(root, "--write");
  expect(code).toBe(1);
  expect(printed).toContain("[json-syntax]");
});

it("only one of its options can be given", async () => {
  const root = await temporaryFolder({ "site.config.json": old });
  expect(await migrate(root, "--check", "--write")).toMatchObject({ code: 2, text: old });
});
