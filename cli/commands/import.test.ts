import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { downloadZip } from "client-zip";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../tests/support/files-in.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

async function journal() {
  const cwd = await temporaryFolder();
  await runSite(["init", ".", "--template", "journal", "--yes"], { cwd });
  const read = (file: string) => readFile(join(cwd, file), "utf8");
  return {
    cwd,
    read,
    config: await read("site.config.json"),
    site: (...args: readonly string[]) => runSite(args, { cwd }),
    put: (file: string, content: string | Uint8Array) => writeFile(join(cwd, file), content),
  };
}

async function zip(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const inputs = Object.entries(files).map(([name, input]) => ({ name, input, lastModified: new Date(0) }));
  return Buffer.from(await downloadZip(inputs).arrayBuffer());
}

const second = "---\ntitle: Second\ndate: 2025-01-31\nsummary: The second one.\n---\nText.\n";

describe("site import of a config", () => {
  it("says what changes, and keeps the bytes of what does not", async () => {
    const { site, put, read, config } = await journal();
    const mine = config.replace('"title": "About"', '"title":   "About"');
    await put("site.config.json", mine);
    await put(
      "export.json",
      JSON.stringify(JSON.parse(config.replace("A few sentences about you.", "I bake."))),
    );
    const dry = await site("import", "export.json", "--dry-run");
    expect(dry).toMatchObject({ code: 0, stderr: "" });
    expect(dry.stdout).toMatch(/About.*\nWould change site\.config\.json\.\n$/);
    expect(await read("site.config.json")).toBe(mine);
    expect((await site("import", "export.json")).stdout).toMatch(/\nChanged site\.config\.json\.\n$/);
    expect(await read("site.config.json")).toBe(mine.replace("A few sentences about you.", "I bake."));
    expect((await site("import", "export.json")).stdout).toBe(
      "Nothing to import: the site is the same as export.json.\n",
    );
  });

  it("with an error in it imports nothing", async () => {
    const { site, put, cwd, config } = await journal();
    await put("export.json", config.replace('"href": "/about"', '"href": "/abuot"'));
    const before = await filesIn(join(cwd, "content"));
    const { code, stderr } = await site("import", "export.json");
    expect(code).toBe(1);
    expect(stderr).toMatch(/There is no page at \/abuot\.[\s\S]*Nothing was imported\.\n$/);
    expect(await filesIn(join(cwd, "content"))).toEqual(before);
  });
});

describe("site import of an archive", () => {
  it("adds and changes entries", async () => {
    const { site, put, read } = await journal();
    const hello = (await read("content/articles/hello.md")).replace("title: Hello", "title: Good day");
    await put(
      "changes.zip",
      await zip({ "content/articles/second.md": second, "content/articles/hello.md": hello }),
    );
    const { code, stdout } = await site("import", "changes.zip");
    expect(code).toBe(0);
    expect(stdout).toMatch(/Second/);
    expect(stdout).toContain("Changed content/articles/second.md, content/articles/hello.md.\n");
    expect(await read("content/articles/second.md")).toBe(second);
    expect(await site("validate")).toMatchObject({ code: 0 });
  });

  it.each([
    "../evil.md",
    "content/../../evil.md",
    "content/articles/../../x.md",
    "blocks/index.ts",
    "/etc/x.md",
  ])("with the file %s is refused whole", async (name) => {
    const { site, put, cwd } = await journal();
    await put("changes.zip", await zip({ "content/articles/second.md": second, [name]: second }));
    const before = await filesIn(cwd);
    const { code, stderr } = await site("import", "changes.zip");
    expect(code).toBe(1);
    expect(stderr).toContain("is no file that can be imported.");
    expect(await filesIn(cwd)).toEqual(before);
  });

  it.each([
    [
      "changes.zip",
      Buffer.from("PK\u0003\u0004 cut"),
      "The archive is damaged.\n  Export it again from the editor.\n",
    ],
    [
      "photo.png",
      Buffer.from("x"),
      "photo.png is neither a config nor an archive.\n  Name the .json or .zip file that the editor exported.\n",
    ],
  ])("%s that is none says so", async (name, content, message) => {
    const { site, put } = await journal();
    await put(name, content);
    expect((await site("import", name)).stderr).toBe(message);
  });
});
