import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { downloadZip } from "client-zip";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../tests/support/files-in.ts";
import { packageRoot } from "../../tests/support/package-root.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

async function journal() {
  const cwd = await temporaryFolder();
  await cp(join(packageRoot, "tests/fixtures/journal"), cwd, { recursive: true });
  const read = (file: string) => readFile(join(cwd, file), "utf8");
  return {
    cwd,
    read,
    config: await read("site.config.json"),
    site: (...args: readonly string[]) => runSite(args, { cwd }),
    put: (file: string, content: string | Uint8Array) => writeFile(join(cwd, file), content),
  };
}

async function zip(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
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

const picture = (width: number, format: "png" | "webp" = "png") =>
  sharp({ create: { width, height: 20, channels: 3, background: "#a3421c" } })
    .toFormat(format)
    .toBuffer();

describe("site import of pictures and files", () => {
  it("adds and replaces them with what is said of the pictures, and keeps what is said of others", async () => {
    const { site, put, read, cwd } = await journal();
    await mkdir(join(cwd, "content/media"), { recursive: true });
    await put("content/media/door.png", await picture(30));
    await put("content/media/media.json", '{\n   "door.png":   { "alt": "A red door." }\n}\n');
    const fresh = await picture(40);
    const menu = Buffer.from("%PDF-1.7 menu");
    const archive = await zip({
      "content/media/desk.png": fresh,
      "content/media/media.json": JSON.stringify({ "desk.png": { alt: "A desk." } }),
      "content/media/door.png": await picture(50),
      "content/files/menus/spring.pdf": menu,
    });
    await put("changes.zip", archive);
    const before = await filesIn(join(cwd, "content"));
    const dry = await site("import", "changes.zip", "--dry-run");
    expect(dry).toMatchObject({ code: 0, stderr: "" });
    expect(await filesIn(join(cwd, "content"))).toEqual(before);
    const { code, stdout } = await site("import", "changes.zip");
    expect(code).toBe(0);
    expect(stdout).toBe(dry.stdout.replace("Would change", "Changed"));
    expect(stdout.split("\n")).toEqual([
      expect.stringMatching(/^Pictures: added desk\.png, \d+ bytes$/),
      expect.stringMatching(/^Pictures: replaced door\.png, \d+ bytes$/),
      "Files: added menus/spring.pdf, 13 bytes",
      "Pictures: described desk.png as “A desk.”",
      "Changed content/media/media.json, content/media/desk.png, content/media/door.png, content/files/menus/spring.pdf.",
      "",
    ]);
    expect(await read("content/media/media.json")).toBe(
      '{\n   "door.png":   { "alt": "A red door." },\n   "desk.png": { "alt": "A desk." }\n}\n',
    );
    expect(await readFile(join(cwd, "content/media/desk.png"))).toEqual(fresh);
    expect(await readFile(join(cwd, "content/files/menus/spring.pdf"))).toEqual(menu);
    expect((await site("import", "changes.zip")).stdout).toBe(
      "Nothing to import: the site is the same as changes.zip.\n",
    );
  });

  it("takes an entry together with the picture that it shows", async () => {
    const { site, put, cwd } = await journal();
    const shown = second.replace("Text.", "![](desk.png)");
    await put("changes.zip", await zip({ "content/articles/second.md": shown }));
    expect((await site("import", "changes.zip")).stderr).toContain("Nothing was imported.");
    await put(
      "changes.zip",
      await zip({
        "content/articles/second.md": shown,
        "content/media/desk.png": await picture(40),
        "content/media/media.json": '{ "desk.png": { "alt": "A desk." } }',
      }),
    );
    expect(await site("import", "changes.zip")).toMatchObject({ code: 0, stderr: "" });
    expect(await filesIn(join(cwd, "content"))).toHaveProperty(["media/desk.png"]);
  });

  it("takes pictures in folders, and the site is built with them", async () => {
    const { site, put, cwd, read } = await journal();
    await put(
      "changes.zip",
      await zip({
        "content/articles/second.md": second.replace("Text.", "![](rooms/01/desk.png) ![](plan.svg)"),
        "content/media/rooms/01/desk.png": await picture(40),
        "content/media/plan.svg":
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z"/></svg>',
        "content/media/media.json":
          '{ "rooms/01/desk.png": { "alt": "A desk." }, "plan.svg": { "alt": "A plan." } }',
      }),
    );
    expect(await site("import", "changes.zip")).toMatchObject({ code: 0, stderr: "" });
    expect(await site("build", "--no-admin")).toMatchObject({ code: 0 });
    const [src = ""] =
      /\/media\/rooms\/01\/desk\.[0-9a-f]{8}-40\.avif/.exec(await read("dist/articles/second/index.html")) ??
      [];
    expect(await filesIn(join(cwd, "dist"))).toHaveProperty([src.slice(1)]);
  });

  it.each([
    [
      "content/media/a/../../../x.png",
      "x",
      "content/media/a/../../../x.png is no file that can be imported.",
    ],
    ["content/media/.git/x.png", "x", "content/media/.git/x.png is no file that can be imported."],
    ["content/media/media/x.png", "png", "a folder of pictures can't be called"],
    ["content/media/desk.png", "webp", "The picture desk.png is a WebP file with the name of another kind."],
    ["content/media/desk.png", "cut", "The picture desk.png is damaged."],
    ["content/media/desk.png", "%PDF-", "The picture desk.png is not a picture that can be read."],
    ["content/media/desk.svg", "<svg/>", "The picture desk.svg"],
    [
      "content/media/desk.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="x()"/>',
      "onload",
    ],
    ["content/media/desk.php.svg", "<svg/>", "content/media/desk.php.svg is a file that servers run."],
    ["content/media/../x.png", "x", "content/media/../x.png is no file that can be imported."],
    ["content/files/../../x.pdf", "x", "content/files/../../x.pdf is no file that can be imported."],
    ["content/files/..\\x.pdf", "x", "is no file that can be imported."],
    ["content/files/con.pdf", "%PDF-", "content/files/con.pdf is no file that can be imported."],
    ["content/fonts/brand.woff2", "wOF2", "content/fonts/brand.woff2 is no file that can be imported."],
    ["content/files/menu.pdf", "MZ", "content/files/menu.pdf is not a PDF, whatever its name says."],
    ["content/files/page.html", "Hello", "content/files/page.html is a file that browsers run."],
    [
      "content/files/page.txt",
      "\n<!doctype html>",
      "content/files/page.txt is named as a text and begins with a tag",
    ],
    ["content/files/page.html.de", "Hello", 'Its name has ".html" in it. Put it into public/ by hand'],
    ["content/files/menu.php.pdf", "%PDF-", "content/files/menu.php.pdf is a file that servers run."],
    ["content/files/web.config", "x", "content/files/web.config is a file that servers run."],
    ["content/files/setup.exe", "MZ", "content/files/setup.exe is a file that computers run."],
    [
      "content/files/plan.dwg",
      "AC10",
      "content/files/plan.dwg is of a kind that is not known to be harmless.",
    ],
    ["content/media/desk.php.png", "png", "content/media/desk.php.png is a file that servers run."],
  ])("refuses %s that holds %s, and changes nothing", async (name, content, sentence) => {
    const { site, put, cwd } = await journal();
    const webp = await picture(40, "webp");
    const bytes =
      { webp, png: await picture(40), cut: (await picture(400)).subarray(0, 90) }[content] ?? content;
    await put("changes.zip", await zip({ "content/articles/second.md": second, [name]: bytes }));
    const before = await filesIn(join(cwd, "content"));
    const { code, stderr } = await site("import", "changes.zip");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(sentence) });
    expect(await filesIn(join(cwd, "content"))).toEqual(before);
  });

  it.each([
    ["Menu.pdf", "menu.pdf", "the case of letters"],
    ["Caf\u00e9.pdf", "Cafe\u0301.pdf", "how their accents are written"],
  ])("refuses a file when %s is there and %s differs in %s alone", async (present, name, difference) => {
    const { site, put, cwd } = await journal();
    await mkdir(join(cwd, "content/files"), { recursive: true });
    await put(`content/files/${present}`, "%PDF-1");
    await put("changes.zip", await zip({ [`content/files/${name}`]: "%PDF-2" }));
    expect((await site("import", "changes.zip")).stderr).toContain(`differ only in ${difference}`);
  });
});

describe("site import of an archive with changes.json", () => {
  it("deletes what the editor deleted, and gives a renamed picture the bytes that are there", async () => {
    const { cwd, site, put, read } = await journal();
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    await mkdir(join(cwd, "content/media"), { recursive: true });
    await put("content/media/red.jpg", jpeg);
    await put("content/media/x.jpg", jpeg);
    await put(
      "content/media/media.json",
      '{\n  "red.jpg": { "alt": "Red" },\n  "x.jpg":   { "decorative": true }\n}\n',
    );
    await put("content/articles/second.md", `${second}\n![](red.jpg) ![](x.jpg)\n`);
    const changes = {
      deleted: ["content/media/red.jpg", "content/articles/hello.md", "content/articles/none.md"],
      copied: { "content/media/crimson.jpg": "content/media/red.jpg" },
    };
    await put(
      "changes.zip",
      await zip({
        "changes.json": JSON.stringify(changes),
        "content/media/media.json": '{ "crimson.jpg": { "alt": "Red" } }',
        "content/articles/second.md": `${second}\n![](crimson.jpg) ![](x.jpg)\n`,
      }),
    );
    const dry = await site("import", "changes.zip", "--dry-run");
    expect(dry.stdout).toContain("Would delete content/media/red.jpg, content/articles/hello.md.\n");
    const { code, stdout, stderr } = await site("import", "changes.zip");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Pictures: deleted red.jpg\n");
    expect(await readFile(join(cwd, "content/media/crimson.jpg"))).toEqual(jpeg);
    expect(await read("content/media/media.json")).toBe(
      '{\n  "x.jpg":   { "decorative": true },\n  "crimson.jpg": { "alt": "Red" }\n}\n',
    );
    await expect(read("content/media/red.jpg")).rejects.toThrow("ENOENT");
    await expect(read("content/articles/hello.md")).rejects.toThrow("ENOENT");
  });

  it.each([
    '{ "deleted": ["../x.md"] }',
    '{ "deleted": ["site.config.json"] }',
    '{ "deleted": ["content/media/media.json"] }',
    '{ "copied": { "content/media/a.jpg": "content/articles/hello.md" } }',
    '{ "other": [] }',
    "[]",
    "broken",
  ])("refuses %s, and nothing is written", async (changes) => {
    const { cwd, site, put } = await journal();
    const before = await filesIn(join(cwd, "content"));
    await put("changes.zip", await zip({ "changes.json": changes, "content/articles/second.md": second }));
    const { code, stderr } = await site("import", "changes.zip");
    expect(code).toBe(1);
    expect(stderr).toContain("changes.json in the archive can't be understood.");
    expect(await filesIn(join(cwd, "content"))).toEqual(before);
  });
});
