import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import type { Problem } from "../../schema/problems/problem.ts";
import { siteWithForm } from "../../tests/support/form-handler/site-with-handler.ts";
import { packageRoot } from "../../tests/support/package-root.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { run } from "./main.ts";

/** A site that was begun from a template, or the small journal of the fixtures, with commands that are run in it. */
async function begin(template: string) {
  const cwd = await temporaryFolder();
  const site = (...args: readonly string[]) => runSite(args, { cwd });
  if (template === "journal") await cp(join(packageRoot, "tests/fixtures/journal"), cwd, { recursive: true });
  else expect(await site("init", ".", "--template", template, "--yes")).toMatchObject({ code: 0 });
  return {
    site,
    root: cwd,
    read: (file: string) => readFile(join(cwd, file), "utf8"),
    write: async (file: string, text: string) => {
      await mkdir(join(cwd, file, ".."), { recursive: true });
      await writeFile(join(cwd, file), text);
    },
    /** Without a problem but the sample facts of its template. */
    isFine: async () => {
      const { code, stdout } = await site("validate", "--json");
      const { problems } = JSON.parse(stdout) as { problems: readonly Problem[] };
      const own = problems.filter((problem) => problem.code !== "sample-fact");
      expect({ code, own }).toEqual({ code: 0, own: [] });
    },
  };
}

describe("site new page", () => {
  it("adds a page before the one for missing addresses, and changes no other byte", async () => {
    const { site, read, write, isFine } = await begin("blank");
    const before = (await read("site.config.json")).replace(
      '"title": "Page not found"',
      '"title":   "Page\\u0020not found"',
    );
    await write("site.config.json", before);
    const { code, stdout } = await site("new", "page", "Über uns");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Made the page uber-uns at \/uber-uns: site\.config\.json\.\n/);
    const after = await read("site.config.json");
    const at = before.indexOf('    {\n      "id": "missing"');
    expect(after.startsWith(before.slice(0, at))).toBe(true);
    expect(after.endsWith(before.slice(at))).toBe(true);
    expect(JSON.parse(after).pages.map(({ id }: { id: string }) => id)).toEqual([
      "home",
      "uber-uns",
      "missing",
    ]);
    await isFine();
  });

  it("--path names its address; --json prints what was made", async () => {
    const { site, isFine } = await begin("blank");
    const { stdout } = await site("new", "page", "Prices", "--path", "/shop/prices", "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      kind: "page",
      id: "prices",
      address: "/shop/prices",
      files: ["site.config.json"],
    });
    await isFine();
  });

  it.each([
    [["Home"], 'There is a page "home" already, at /.\n  Choose another title.\n'],
    [["Start", "--path", "/"], "There is a page at / already.\n  Name another address with --path.\n"],
    [
      ["Admin"],
      "A page can't be at /admin: /admin is kept for Blockwork itself.\n  Name another address with --path.\n",
    ],
    [["…"], 'No address can be made of "…".\n  Name one with --path, such as /about.\n'],
  ])("%j is an error, and nothing is written", async (args, message) => {
    const { site, read } = await begin("blank");
    const before = await read("site.config.json");
    expect(await site("new", "page", ...args)).toEqual({ code: 2, stdout: "", stderr: message });
    expect(await read("site.config.json")).toBe(before);
  });

  it("a config with a mistake is to be mended first", async () => {
    const { site, write } = await begin("blank");
    await write("site.config.json", '{ "configVersion": 2, ');
    const { code, stderr } = await site("new", "page", "About");
    expect(code).toBe(1);
    expect(stderr).toContain("Run site validate, and mend site.config.json first.");
  });
});

describe("site new entry", () => {
  it("writes what the collection requires; of two with one title, the second gets a number", async () => {
    const { site, read, isFine } = await begin("journal");
    expect((await site("new", "entry", "articles/Second & third")).stdout).toContain(
      "Made the entry second-third: content/articles/second-third.md.\n",
    );
    expect(await read("content/articles/second-third.md")).toMatch(
      /^---\ntitle: "Second & third"\ndate: \d{4}-\d\d-\d\d\nsummary: Summary\ndraft: true\n---\nWrite here\.\n$/,
    );
    await isFine();
    expect((await site("new", "entry", "Second third")).stdout).toContain("second-third-2.md");
  });

  it.each([
    [
      "blank",
      "a/b",
      "The site has no collections, and so no entries.\n  Make one first: site new collection articles\n",
    ],
    ["journal", "artikles/One", 'There is no collection "artikles".\n  Did you mean "articles"?\n'],
    ["restaurant", "One", "Say of which collection it is.\n  Write site new entry dishes/One\n"],
  ])("in the site %s, %s is an error", async (template, name, message) => {
    const { site } = await begin(template);
    expect(await site("new", "entry", name)).toEqual({ code: 2, stdout: "", stderr: message });
  });
});

describe("site new collection", () => {
  it("makes the model, or adds to it; entries of it can be made at once", async () => {
    const { site, read, isFine } = await begin("blank");
    expect((await site("new", "collection", "breads")).stdout).toContain(
      "Made the collection breads: content/model.json.\n",
    );
    await site("new", "collection", "opening-hours");
    const { collections } = JSON.parse(await read("content/model.json"));
    expect(collections).toMatchObject({
      breads: { title: "Breads", singular: "Bread" },
      "opening-hours": { title: "Opening hours", singular: "Opening hour" },
    });
    await site("new", "entry", "breads/Rye loaf");
    await isFine();
  });

  it.each([
    ["media", /^A collection can't be called "media"\.\n {2}Use lower case letters/],
    ["articles", /^There is a collection "articles" already\.\n/],
  ])("%s is an error", async (name, message) => {
    const { site } = await begin("journal");
    expect(await site("new", "collection", name)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(message),
    });
  });
});

describe("site new block", () => {
  it("makes a block that can be placed, and a second one beside it", async () => {
    const { site, read, write, isFine } = await begin("blank");
    expect(await site("new", "block", "tasting-notes")).toMatchObject({ code: 0 });
    const { code, stdout } = await site("new", "block", "map-2");
    expect(code).toBe(0);
    expect(stdout).toContain("npm install --save-dev typescript @types/react @types/react-dom vitest\n");
    expect(JSON.parse(await read("blocks/map-2/messages/en.json"))).toHaveProperty("count");
    expect(await read("blocks/index.ts")).toBe(
      'import map2 from "./map-2/index.ts";\nimport tastingNotes from "./tasting-notes/index.ts";\n\nexport const blocks = [tastingNotes, map2];\n',
    );
    expect(JSON.parse(await read("tsconfig.json"))).toMatchObject({ extends: "blockwork/tsconfig" });
    const config = JSON.parse(await read("site.config.json"));
    config.pages[0].blocks.push({
      id: "notes",
      type: "tasting-notes",
      props: { title: "Notes", items: ["A"] },
    });
    await write("site.config.json", JSON.stringify(config));
    await isFine();
  });

  it.each([
    ["clicks", [], "interaction", "useState(false)"],
    ["clicks", ["clicks"], "interaction", "useState(false)"],
    ["keeps its state in the address", ["address"], "query", 'useQueryState("order", "")'],
    ["draws something", ["draws"], "visible", "useState(false)"],
  ])("an island that %s (%j) is loaded on %s", async (_, does, hydrateOn, state) => {
    const { site, read, isFine } = await begin("blank");
    expect(await site("new", "block", "basket", "--island", ...does)).toMatchObject({ code: 0 });
    expect(await read("blocks/basket/view.tsx")).toContain(`hydrateOn="${hydrateOn}"`);
    expect(await read("blocks/basket/island.tsx")).toContain(state);
    await isFine();
  });

  it.each([
    [
      ["--languages", "de,fr-CA,is"],
      ["de", "en", "fr-CA", "is"],
    ],
    [["--languages", "en-GB"], ["en"]],
    [[], ["de", "en"]],
  ])("has texts in the languages that are named, or else in the site's (%j)", async (flags, tags) => {
    const { site, read, write, root } = await begin("blank");
    const config = JSON.parse(await read("site.config.json"));
    const languages = ["en-GB", "de"];
    await write("site.config.json", JSON.stringify({ ...config, site: { ...config.site, languages } }));
    expect(await site("new", "block", "basket", ...flags)).toMatchObject({ code: 0 });
    const files = await readdir(join(root, "blocks/basket/messages"));
    expect(files.sort()).toEqual(tags.map((tag) => `${tag}.json`));
    const messages = await read("blocks/basket/messages.ts");
    for (const tag of tags) expect(messages).toContain(`"./messages/${tag}.json"`);
    const { stdout } = await site("validate", "--json");
    const found = JSON.parse(stdout).problems.filter(
      ({ severity }: { severity: string }) => severity === "error",
    );
    expect(found).toEqual([]);
  });

  it("says what a language is", async () => {
    const { site } = await begin("blank");
    expect(await site("new", "block", "basket", "--languages", "German")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Write tags of languages with commas, such as de, fr-CA."),
    });
  });

  it("its texts are those of the page's language, in its island too; what is missing is told", async () => {
    const { site, root, read, write } = await begin("blank");
    await site("new", "block", "basket", "--island");
    const config = JSON.parse(await read("site.config.json"));
    const place = (words: object) => {
      const basket = { id: "basket", type: "basket", props: { title: "Basket", items: ["A", "B"] } };
      const blocks = [...config.pages[0].blocks, basket];
      const german = { ...config.pages[0], id: "start", language: "de", path: "/de/", blocks };
      const settings = { ...config.site, languages: ["en-GB", "de"], words };
      const pages = [{ ...config.pages[0], blocks }, german, ...config.pages.slice(1)];
      return write("site.config.json", JSON.stringify({ ...config, site: settings, pages }));
    };
    await place({});
    const { stdout } = await site("validate", "--json");
    expect(JSON.parse(stdout).problems).toContainEqual(
      expect.objectContaining({
        code: "missing-words",
        file: "site.config.json",
        message:
          'Visitors read 2 texts of the block "basket" in "en", since there are none in "de": count, reverse.',
      }),
    );
    await write("blocks/basket/messages/de.json", '{ "reverse": "Letzte zuerst" }');
    await write(
      "blocks/basket/messages.ts",
      `import { defineMessages } from "blockwork";
import de from "./messages/de.json";
import en from "./messages/en.json";

export const messages = defineMessages("basket", { en, de });
`,
    );
    await place({ de: { "basket.count": "{count} Stück" } });
    expect(await site("build", "--no-admin")).toMatchObject({
      code: 0,
      stderr: expect.not.stringContaining("missing-words"),
    });
    const [english, german] = await Promise.all([read("dist/index.html"), read("dist/de/index.html")]);
    expect(english).toMatch(/2 items.*Last one first<\/button>.*"reverse":"Last one first"/s);
    expect(german).toMatch(/2 Stück.*Letzte zuerst<\/button>.*"reverse":"Letzte zuerst"/s);
    const scripts = await readdir(join(root, "dist/assets"));
    for (const name of scripts.filter((each) => each.endsWith(".js")))
      expect(await read(`dist/assets/${name}`)).not.toMatch(/Last one first|Letzte zuerst/);
  });

  it.each([
    [
      "its block's, without the view's messages",
      "useMessages(messages).reverse",
      /The island has no messages of "basket"\. Give it them in the view: <Island messages=\{messages\} …>\..*blocks\/basket\/island\.tsx:5/s,
    ],
    [
      "the engine's",
      "useMessages().skipToContent",
      /useMessages\(\) without messages can't be used in an island\. Give the island those texts as props\./,
    ],
  ])("an island that asks for texts that it was not given is told: %s", async (_, asked, told) => {
    const { site, read, write } = await begin("blank");
    await site("new", "block", "basket", "--island");
    const config = JSON.parse(await read("site.config.json"));
    config.pages[0].blocks.push({ id: "basket", type: "basket", props: { title: "Basket", items: ["A"] } });
    await write("site.config.json", JSON.stringify(config));
    const view = await read("blocks/basket/view.tsx");
    await write("blocks/basket/view.tsx", view.replace(/ +messages=\{messages\}\n/, ""));
    await write(
      "blocks/basket/island.tsx",
      `import { useMessages } from "blockwork";
import { messages } from "./messages.ts";

export default function BasketIsland() {
  return <p data-type={messages.type}>{${asked}}</p>;
}
`,
    );
    const { code, stderr } = await site("build", "--no-admin");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(told) });
  });

  it("makes an island, which is found by its folder", async () => {
    const { site, read, write, isFine, root } = await begin("blank");
    expect(await site("new", "block", "tasting-notes", "--island")).toMatchObject({ code: 0 });
    expect(await site("new", "block", "basket", "--island")).toMatchObject({ code: 0 });
    const config = JSON.parse(await read("site.config.json"));
    config.pages[0].blocks.push({ id: "basket", type: "basket", props: { title: "Basket", items: ["A"] } });
    await write("site.config.json", JSON.stringify(config));
    await isFine();
    await site("build", "--no-admin");
    const scripts = await readdir(join(root, "dist/assets"));
    expect(scripts.filter((name) => /^(?:basket|tasting-notes)\.island\./.test(name))).toHaveLength(2);
  });

  it.each(["new", "section", "blocks", "island", "resolved", "default"])(
    "a block that is called %s has names in its files that can be",
    async (name) => {
      const { site, read, write, isFine } = await begin("blank");
      expect(await site("new", "block", name, "--island")).toMatchObject({ code: 0 });
      const config = JSON.parse(await read("site.config.json"));
      config.pages[0].blocks.push({ id: "one", type: name, props: { title: "One" } });
      await write("site.config.json", JSON.stringify(config));
      await isFine();
      expect(await site("build", "--no-admin")).toMatchObject({ code: 0 });
    },
  );

  it("a name that blocks/index.ts has already, or a package's block, is not taken twice", async () => {
    const { site, read, write } = await begin("blank");
    const text =
      'import { one, two } from "../two.ts";\n\nconst prices = one;\nexport const blocks = [prices, two];\n';
    await write("blocks/index.ts", text);
    await write("two.ts", 'export const one = { type: "one" };\nexport const two = { type: "two" };\n');
    expect(await site("new", "block", "two")).toMatchObject({
      code: 2,
      stderr: 'The site has a block "two" already, from a package.\n  Choose another name.\n',
    });
    expect((await site("new", "block", "prices")).stdout).toContain('Add prices of "./prices/index.ts" to');
    expect(await read("blocks/index.ts")).toBe(text);
  });

  it.each([
    ["export const blocks = [];\n", 'import one from "./one/index.ts";\nexport const blocks = [one];\n'],
    [
      "export const blocks = [\n  a,\n  b,\n];\n",
      'import one from "./one/index.ts";\nexport const blocks = [\n  a,\n  b,\n  one,\n];\n',
    ],
  ])("adds its line to %j", async (before, after) => {
    const { site, read, write } = await begin("blank");
    await write("blocks/index.ts", before);
    await site("new", "block", "one");
    expect(await read("blocks/index.ts")).toBe(after);
  });

  it("a list that is made in another way is left alone, and it says what to add", async () => {
    const { site, read, write } = await begin("blank");
    const text = "export const blocks = [...others, a];\n";
    await write("blocks/index.ts", text);
    expect((await site("new", "block", "one")).stdout).toContain(
      'Add one of "./one/index.ts" to the list in blocks/index.ts.',
    );
    expect(await read("blocks/index.ts")).toBe(text);
  });

  it.each([
    ["Price List", /^A block can't be called "Price List"\./],
    ["hero", /^There is a block "hero" in Blockwork\./],
  ])("%s is an error", async (name, message) => {
    const { site } = await begin("blank");
    expect(await site("new", "block", name)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(message),
    });
  });

  it("nothing is written through a link that leaves the site", async () => {
    const { site, root } = await begin("blank");
    const elsewhere = await temporaryFolder();
    await symlink(elsewhere, join(root, "blocks"));
    const { code, stderr } = await site("new", "block", "one");
    expect(code).toBe(1);
    expect(stderr).toContain("is a symbolic link that leaves the site's folder.");
  });
});

describe("site new form-handler", () => {
  it("asks where it is to run, and asks again for what can't be", async () => {
    vi.stubEnv("CI", "");
    const { root, read, remove } = await siteWithForm();
    let printed = "";
    const output = { write: (text: string) => (printed += text), isTTY: true };
    const stdin = Object.assign(Readable.from([Buffer.from("geocities\nvercel\n")]), { isTTY: true });
    const args = ["new", "form-handler", "--root", root];
    expect(await run(args, { cwd: root, stdin, stdout: output, stderr: output })).toBe(0);
    expect(printed).toContain("Where is it to run? cloudflare, netlify, vercel, node (node): ");
    expect(printed).toContain("It is one of cloudflare, netlify, vercel, node.");
    expect(await read("form-handler/forms.js")).toContain('"host": "vercel"');
    expect(await read("api/form-handler.mjs")).toContain("../form-handler/handle.js");
    const readme = await read("form-handler/README.md");
    expect(readme.match(/^## .*$/gm)).toEqual(["## Variables", "## Vercel"]);
    await remove();
  });
});
