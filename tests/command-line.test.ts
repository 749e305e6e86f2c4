import { execFileSync, spawnSync } from "node:child_process";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { run } from "../cli/commands/main.ts";
import { filesIn } from "./support/files-in.ts";
import { attributeOf, elementsOf, textOf } from "./support/html-tree.ts";
import { packageRoot } from "./support/package-root.ts";
import { runSite, runSiteProcess } from "./support/run-site.ts";
import { temporarySites } from "./support/temporary-sites.ts";

const temporarySite = temporarySites();
const config = "site.config.json";
/** A mistake that stops a build. */
const mistake = ['"picture": "house.jpg"', '"picture": "hous.jpg"'] as const;

describe("0: it is fine", () => {
  it.each([
    ["in this process", runSite],
    ["as people run it", runSiteProcess],
  ])("a site without a problem, which is said in a line: %s", async (_, run) => {
    const { root } = await temporarySite();
    expect(await run(["validate", "--root", root])).toEqual({
      code: 0,
      stdout: "The site is fine: 5 pages.\n",
      stderr: "",
    });
  });

  it("the folder that it is run in is the site, unless --root names another", async () => {
    const { root } = await temporarySite();
    expect(await runSite(["validate"], { cwd: root })).toMatchObject({ code: 0, stderr: "" });
    expect(await runSite(["validate", "--root", "."], { cwd: root })).toMatchObject({ code: 0, stderr: "" });
  });

  it.each(["-V", "--version"])("the version, with %s", async (option) => {
    const { version } = JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8"));
    expect(await runSite([option])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  it("with --quiet nothing but what was asked for and what is wrong", async () => {
    const { root } = await temporarySite();
    expect(await runSite(["validate", "--quiet", "--root", root])).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
    const build = ["build", "-q", "--no-admin", "--root", root];
    expect(await runSite(build)).toEqual({ code: 0, stdout: "", stderr: "" });
    const { stdout } = await runSite(["routes", "--quiet", "--json", "--root", root]);
    expect(JSON.parse(stdout)).toHaveProperty("pages");
    await rm(join(root, "content/media/house.jpg"));
    const wrong = await runSite(["validate", "--quiet", "--root", root]);
    expect(wrong).toMatchObject({ code: 1, stdout: "" });
    expect(wrong.stderr).toContain("house.jpg");
  });

  it("with --verbose each step and its time, on standard error", async () => {
    const { root } = await temporarySite();
    const { code, stdout, stderr } = await runSite(["validate", "--verbose", "--root", root]);
    expect([code, stdout]).toEqual([0, "The site is fine: 5 pages.\n"]);
    const [first = "", ...steps] = stderr.trim().split("\n");
    expect(first).toMatch(/^Blockwork \d+\.\d+\.\d+, Node v/);
    expect(steps.map((line) => line.replace(/ +\d+ ms$/, ""))).toEqual([
      "compare",
      "read",
      "check",
      "save",
      "all",
    ]);
    const both = await runSite(["validate", "--verbose", "--quiet"]);
    expect(both).toMatchObject({ code: 2, stdout: "" });
  });

  describe("every command", async () => {
    const { stdout } = await runSite(["--help"]);
    const names = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].flatMap(([, name]) => name ?? []);
    const commands = names.filter((name) => name !== "help");

    it.each(commands)("%s has examples in its help, --quiet and --verbose", async (name) => {
      const help = await runSite([name, "--help"]);
      expect(help.stdout).toMatch(new RegExp(`\\nExamples:\\n {2}site ${name}`));
      expect(help.stdout).toMatch(/-q, --quiet .*--verbose /s);
      expect([help.code, help.stderr]).toEqual([0, ""]);
    });

    it.each(commands)("%s can't be --quiet and --verbose, and says what it does not know", async (name) => {
      const both = await runSite([name, "--quiet", "--verbose"]);
      expect([both.code, both.stdout]).toEqual([2, ""]);
      const unknown = await runSite([name, "--quite"]);
      expect([unknown.code, unknown.stdout]).toEqual([2, ""]);
      expect(unknown.stderr).toContain("--quite");
    });

    it("is found in the help", () => {
      expect(commands).toHaveLength(15);
    });
  });

  it("a pipe that its reader has closed, in silence, with the exit code that it would have had", async () => {
    const { root, replace } = await temporarySite();
    const site = `"${process.execPath}" "${join(packageRoot, "cli/site.js")}"`;
    /** Commands whose output nobody reads, in one shell; gives their exit codes and what was said after all. */
    const unread = (commands: readonly string[]) => {
      const lines = commands.map((command) => `${site} ${command} | true; echo \${PIPESTATUS[0]}`);
      const { stdout, stderr } = spawnSync("bash", ["-c", lines.join("\n")], { cwd: root, encoding: "utf8" });
      expect(stderr).toBe("");
      return Object.fromEntries(
        commands.map((command, index) => [command, stdout.trim().split("\n")[index]]),
      );
    };
    const fine = ["new page Hello", "schema", "build --no-admin", "routes", "stats", "validate", "explain"];
    expect(unread(fine)).toEqual(Object.fromEntries(fine.map((command) => [command, "0"])));
    await replace(config, ...mistake);
    expect(unread(["validate 2>&1", "build --no-admin 2>&1", "routes 2>&1", "explain nothing 2>&1"])).toEqual(
      {
        "validate 2>&1": "1",
        "build --no-admin 2>&1": "1",
        "routes 2>&1": "1",
        "explain nothing 2>&1": "2",
      },
    );
  });

  it.each([
    [["--help"], /dev .*build .*validate .*schema /s],
    [["help"], /build .*validate .*schema /s],
    [["build", "--help"], /--root <dir>.*--config <file>.*--out <dir>/s],
    [["help", "validate"], /\[file\].*--json/s],
  ])("help that was asked for: %j", async (args, text) => {
    const { code, stdout, stderr } = await runSite(args);
    expect(stdout).toMatch(text);
    expect([code, stderr]).toEqual([0, ""]);
  });
});

describe("1: there are problems in the site", () => {
  it("each with its sentence, its place and what to do, on standard error", async () => {
    const site = await temporarySite();
    await site.replace(config, ...mistake);
    const { code, stdout, stderr } = await runSite(["validate", "--root", site.root]);
    const line = (await site.read(config)).split("\n").findIndex((text) => text.includes("hous.jpg")) + 1;
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain('There is no picture "hous.jpg" in content/media.');
    expect(stderr).toMatch(new RegExp(`site\\.config\\.json:${line}:\\d+`));
    expect(stderr).toContain('Did you mean "house.jpg"?');
    expect(stderr).toContain("1 error");
    expect(stderr, "colours where there is no terminal").not.toContain("\u001b[");
  });

  it("a picture that turns out to be half of one names the file", async () => {
    const site = await temporarySite();
    const whole = await readFile(join(site.root, "content/media/house.jpg"));
    await site.write("content/media/house.jpg", whole.subarray(0, whole.length / 2));
    const { code, stderr } = await runSiteProcess(["build", "--root", site.root]);
    expect(code).toBe(1);
    expect(stderr).toContain("The picture house.jpg is damaged.");
    expect(stderr).toContain("content/media/house.jpg:1:1");
    expect(stderr).toContain("Save it again as JPEG, PNG or WebP.");
  });
});

describe("2: it was used wrongly", () => {
  it.each([
    ["no command", [], /Usage: site/],
    ["an unknown command", ["biuld"], /There is no command "biuld"\.\n {2}Did you mean "build"\?/],
    [
      "an unknown command like no other",
      ["frobnicate"],
      /There is no command "frobnicate"\.\n {2}(?:Use|Run) /,
    ],
    ["an unknown option", ["build", "--rot", "x"], /unknown option '--rot'\n\(Did you mean --root\?\)/],
    ["an option without its value", ["build", "--out"], /'--out <dir>' argument missing/],
    ["one argument too many", ["build", "here"], /too many arguments/],
    ["a format that there is not", ["validate", "--format", "xml"], /Allowed choices are text, json/],
    ["a count that is none", ["validate", "--max-warnings", "few"], /It must be a whole number/],
    ["a day that is none", ["build", "--today", "2026-02-30"], /It must be a day, such as 2026-01-31/],
  ])("%s", async (_, args, text) => {
    const { code, stdout, stderr } = await runSite(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(text);
  });

  it("an output folder that holds something else, which is left as it is", async () => {
    const site = await temporarySite();
    await site.write("dist/thesis.txt", "years of work");
    const { code, stderr } = await runSite(["build", "--root", site.root]);
    expect(code).toBe(2);
    expect(stderr).toContain("holds files that Blockwork did not make");
    expect(await filesIn(join(site.root, "dist"))).toEqual({
      "thesis.txt": Buffer.from("years of work").toString("base64"),
    });
  });

  it("the site's own folder as the output folder, after builds too, so that no site deletes itself", async () => {
    const site = await temporarySite();
    expect((await runSite(["build", "--no-admin", "--root", site.root])).code).toBe(0);
    const before = await filesIn(site.root);
    for (const out of [".", "content", ".blockwork", ".."]) {
      expect((await runSite(["build", "--root", site.root, "--out", out])).code, out).toBe(2);
    }
    expect(await filesIn(site.root)).toEqual(before);
  });
});

describe("3: a fault of ours", () => {
  it("is called one, and leaves the site as it was", async () => {
    const site = await temporarySite();
    const before = await filesIn(site.root);
    let stderr = "";
    const code = await run(["build", "--root", site.root], {
      // No system call fails like this, and no input of an author.
      get cwd(): string {
        throw new TypeError("It was thrown on purpose.");
      },
      stdin: Readable.from([]),
      stdout: { write: () => true, isTTY: false },
      stderr: { write: (text) => (stderr += text), isTTY: false },
    });
    expect(code).toBe(3);
    expect(stderr).toContain("Internal error, a bug in Blockwork: It was thrown on purpose.");
    expect(stderr).toContain("--verbose");
    expect(await filesIn(site.root)).toEqual(before);
  });
});

describe("site validate --json", () => {
  it("prints nothing but JSON, with everything that is known of each problem", async () => {
    const site = await temporarySite();
    await site.replace(config, ...mistake);
    const { code, stdout, stderr } = await runSite(["validate", "--root", site.root, "--json"]);
    expect([code, stderr]).toEqual([1, ""]);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      errors: 1,
      warnings: 0,
      problems: [
        {
          code: "missing-picture",
          severity: "error",
          message: 'There is no picture "hous.jpg" in content/media.',
          suggestion: 'Did you mean "house.jpg"?',
          file: config,
          pointer: "/pages/0/blocks/0/props/views/0/picture",
          line: expect.any(Number),
          column: expect.any(Number),
        },
      ],
    });
  });

  it("of a site without a problem has an empty list", async () => {
    const { root } = await temporarySite();
    const { code, stdout } = await runSite(["validate", "--root", root, "--json"]);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { errors: 0, warnings: 0, problems: [] }]);
  });

  it("of a site with a warning succeeds all the same", async () => {
    const site = await temporarySite();
    await site.replace(
      config,
      '            "delivery": { "endpoint": "https://forms.small.example/messages" },\n',
      "",
    );
    const { code, stdout } = await runSite(["validate", "--root", site.root, "--json"]);
    expect([code, JSON.parse(stdout)]).toMatchObject([
      0,
      { errors: 0, warnings: 1, problems: [{ code: "form-without-delivery", severity: "warning" }] },
    ]);
  });
});

describe("site validate FILE", () => {
  it("checks another config against the same content, wherever it lies", async () => {
    const site = await temporarySite();
    await site.write("drafts/next.json", (await site.read(config)).replace(...mistake));
    expect((await runSite(["validate", "--root", site.root])).code).toBe(0);
    const { code, stdout } = await runSite(["validate", "drafts/next.json", "--root", ".", "--json"], {
      cwd: site.root,
    });
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      { problems: [{ file: "drafts/next.json", code: "missing-picture" }] },
    ]);
  });

  it("that is not there is one problem", async () => {
    const { root } = await temporarySite();
    const { code, stdout } = await runSite(["validate", "nope.json", "--root", root, "--json"], {
      cwd: root,
    });
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      { problems: [{ file: "nope.json", code: "file-missing" }] },
    ]);
  });

  it("writes nothing into the site", async () => {
    const site = await temporarySite();
    const before = await filesIn(site.root);
    await runSite(["validate", "--root", site.root]);
    const after = await filesIn(site.root);
    expect(Object.keys(after).filter((file) => !file.startsWith(".blockwork/"))).toEqual(
      Object.keys(before).filter((file) => !file.startsWith(".blockwork/")),
    );
  });
});

describe("site build", () => {
  /** Builds on one day, so that two can be compared over midnight. */
  const buildOneDay = (root: string) => runSite(["build", "--root", root, "--today", "2031-06-30"]);
  const closing =
    /^5 pages, (\d+) pictures, \d+\.\d MB in dist \((\d+) of (\d+) files changed\), \d+\.\d\d s\n$/;

  it("writes every page and says what it made in one line, the second time that nothing changed", async () => {
    const site = await temporarySite();
    const first = await buildOneDay(site.root);
    expect(first).toMatchObject({ code: 0, stderr: "" });
    const [, pictures, changed, files] = closing.exec(first.stdout) ?? [];
    const built = Object.keys(await filesIn(join(site.root, "dist")));
    expect(changed).toBe(files);
    expect(built).toHaveLength(Number(files) + 1);
    expect(built.filter((file) => file.startsWith("media/"))).toHaveLength(Number(pictures));
    expect(built.filter((file) => file.endsWith(".html"))).toEqual([
      "admin/index.html",
      "blog/garden-rooms/index.html",
      "blog/loft-rooms/index.html",
      "contact/index.html",
      "index.html",
      "projects/1/index.html",
    ]);
    const second = await buildOneDay(site.root);
    expect(closing.exec(second.stdout)?.[2]).toBe("0");
  });

  it("leaves what is not its own in dist alone, and names it in one line", async () => {
    const site = await temporarySite();
    await buildOneDay(site.root);
    await site.write("dist/.git/HEAD", "ref: refs/heads/main");
    for (const name of ["a", "b", "c", "d", "thesis"]) await site.write(`dist/${name}.txt`, "mine");
    const { code, stderr } = await buildOneDay(site.root);
    expect(code).toBe(0);
    expect(stderr).toBe(
      "Left alone in dist, because Blockwork did not write it: .git, a.txt, b.txt, c.txt, d.txt and 1 more.\n",
    );
    expect(await site.read("dist/thesis.txt")).toBe("mine");
  });

  it("is the same to the byte when it starts from nothing", async () => {
    const [one, other] = [await temporarySite(), await temporarySite()];
    await rm(join(other.root, ".blockwork"), { recursive: true, force: true });
    await buildOneDay(one.root);
    await buildOneDay(other.root);
    expect(await filesIn(join(other.root, "dist"))).toEqual(await filesIn(join(one.root, "dist")));
  });

  it("with a problem writes nothing and leaves the old dist byte for byte", async () => {
    const site = await temporarySite();
    await runSite(["build", "--no-admin", "--root", site.root]);
    const [before, { mtimeMs }] = [
      await filesIn(join(site.root, "dist")),
      await stat(join(site.root, "dist/index.html")),
    ];
    await site.replace(config, ...mistake);
    await site.replace(config, '"title": "Our projects"', '"title": "Our new projects"');
    const { code, stdout, stderr } = await runSite(["build", "--root", site.root]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("Nothing was written.");
    expect(await filesIn(join(site.root, "dist"))).toEqual(before);
    expect((await stat(join(site.root, "dist/index.html"))).mtimeMs).toBe(mtimeMs);
  });

  it("with a problem makes no dist where there was none", async () => {
    const site = await temporarySite();
    await site.replace(config, ...mistake);
    await runSite(["build", "--root", site.root]);
    await expect(stat(join(site.root, "dist"))).rejects.toThrow("ENOENT");
  });

  it("takes --config and --out from the root, and an --out with a whole path as it is", async () => {
    const [site, elsewhere] = [await temporarySite(), await temporarySite()];
    await site.write(
      "configs/other.json",
      (await site.read(config)).replace("Our projects", "Other projects"),
    );
    const args = ["build", "--root", site.root, "--config", "configs/other.json", "--out"];
    const home = async (folder: string) => readFile(join(folder, "index.html"), "utf8");
    expect(await runSite([...args, "built/site"])).toMatchObject({ code: 0, stderr: "" });
    expect(await home(join(site.root, "built/site"))).toContain("Other projects");
    expect(await runSite([...args, join(elsewhere.root, "out")])).toMatchObject({ code: 0, stderr: "" });
    expect(await home(join(elsewhere.root, "out"))).toContain("Other projects");
    await expect(stat(join(site.root, "dist"))).rejects.toThrow("ENOENT");
  });

  it("makes pictures that a browser asks for, each at its width", async () => {
    const site = await temporarySite();
    await runSite(["build", "--no-admin", "--root", site.root]);
    const home = elementsOf(await readFile(join(site.root, "dist/index.html"), "utf8"));
    const sources = home.flatMap((element) =>
      (attributeOf(element, "srcset") ?? "").split(", ").filter(Boolean),
    );
    expect(sources.length).toBeGreaterThan(1);
    const { default: sharp } = await import("sharp");
    for (const source of sources) {
      const [path = "", width = ""] = source.split(" ");
      const made = await sharp(join(site.root, "dist", decodeURIComponent(path))).metadata();
      expect(`${made.width}w`, path).toBe(width);
    }
  });

  it("takes the same face for headings and text", async () => {
    const site = await temporarySite();
    await site.replace(config, '"company": {', '"theme": { "textFont": "besley" },\n    "company": {');
    expect(await runSite(["build", "--no-admin", "--root", site.root])).toMatchObject({
      code: 0,
      stderr: "",
    });
  });

  it("draws no progress bar and no colour where there is no terminal", async () => {
    const site = await temporarySite();
    await rm(join(site.root, ".blockwork"), { recursive: true, force: true });
    const { stdout, stderr } = await runSiteProcess(["build", "--root", site.root, "--no-admin"]);
    expect(stderr).toBe("");
    for (const drawn of ["\r", "\u001b", "█"]) expect(stdout).not.toContain(drawn);
  });

  it("takes the day from the clock, in the time zone of the machine", async () => {
    const site = await temporarySite();
    await site.replace("content/posts/loft-rooms.md", "date: 2025-05-20", "date: 2031-12-31");
    const program = `
      const Real = Date;
      globalThis.Date = class extends Real {
        constructor(...args) { super(...(args.length ? args : ["2031-12-31T03:00:00Z"])); }
      };
      const { start } = await import(${JSON.stringify(join(packageRoot, "cli/start.js"))});
      process.exitCode = await start(["build", "--no-admin", "--root", ${JSON.stringify(site.root)}]);`;
    const buildIn = (TZ: string) =>
      spawnSync(process.execPath, ["--input-type=module", "-e", program], {
        env: { ...process.env, NODE_ENV: "production", TZ },
        encoding: "utf8",
      });
    const footer = async () => {
      const home = elementsOf(await readFile(join(site.root, "dist/index.html"), "utf8"));
      const found = home.find(({ tagName }) => tagName === "footer");
      return found && textOf(found);
    };
    expect(buildIn("Europe/London")).toMatchObject({ status: 0, stderr: "" });
    expect(await footer()).toContain("© 2031 Small & Sons.");
    const yesterday = buildIn("America/New_York");
    expect(yesterday.status).toBe(0);
    expect(yesterday.stderr).toContain("is dated 2031-12-31, which has not come yet");
    expect(buildIn("Pacific/Kiritimati")).toMatchObject({ status: 0, stderr: "" });
  });

  it("takes another day when it is told to", async () => {
    const site = await temporarySite();
    await site.replace("content/posts/loft-rooms.md", "date: 2025-05-20", "date: 2199-12-31");
    const onDay = (command: string, day: string) => runSite([command, "--root", site.root, "--today", day]);
    expect((await onDay("validate", "2199-12-30")).stderr).toContain("future-entry");
    expect(await onDay("validate", "2199-12-31")).toMatchObject({ code: 0, stderr: "" });
    expect(await onDay("build", "2199-12-31")).toMatchObject({ code: 0, stderr: "" });
    expect(await readFile(join(site.root, "dist/index.html"), "utf8")).toContain("© 2199");
    expect(Object.keys(await filesIn(join(site.root, "dist/blog")))).toContain("loft-rooms/index.html");
  });

  it("a page goes online with the build of its day, and is gone again when that is put off", async () => {
    const site = await temporarySite();
    const block = { id: "heading", type: "heading", props: { title: "Open on both days" } };
    const page = { id: "later", path: "/later", title: "Later", description: "Later.", blocks: [block] };
    const written = JSON.stringify({ ...page, publishOn: "2199-12-24" }, null, 1);
    await site.replace(config, '"pages": [', `"pages": [${written},`);
    const built = async (day: string, ...more: string[]) => {
      const { code } = await runSite(["build", "--no-admin", "--root", site.root, "--today", day, ...more]);
      const files = Object.keys(await filesIn(join(site.root, "dist")));
      const map = await readFile(join(site.root, "dist/sitemap.xml"), "utf8");
      return [code, files.includes("later/index.html"), map.includes("/later/")];
    };
    expect(await built("2199-12-23")).toEqual([0, false, false]);
    expect(await built("2199-12-24")).toEqual([0, true, true]);
    await site.replace(config, '"publishOn": "2199-12-24"', '"publishOn": "2199-12-31"');
    expect(await built("2199-12-24")).toEqual([0, false, false]);
    expect(await built("2199-12-24", "--future")).toEqual([0, true, true]);
  });
});

describe("a site with blocks of its own", () => {
  const index = (schema: object) => `
    import { createElement } from "react";
    const schema = ${JSON.stringify(schema)};
    const view = ({ text }) => createElement("p", { className: "notice" }, text);
    export const blocks = [{ type: "notice", schema, sample: { text: "Closed." }, view }];`;
  const schema = {
    type: "object",
    title: "Notice",
    description: "A notice.",
    properties: { text: { type: "string", title: "Text", description: "The words." } },
    required: ["text"],
  };

  it("validates and builds with them and the built-in ones", async () => {
    const site = await temporarySite();
    await site.write("blocks/index.ts", index(schema));
    await site.write("blocks/notice/style.scss", ".notice { color: rgb(1, 2, 3); }");
    await site.replace(
      config,
      '{ "id": "heading",',
      '{ "id": "notice", "type": "notice", "props": { "text": "Closed on Monday." } },\n{ "id": "heading",',
    );
    expect(await runSite(["build", "--root", site.root])).toMatchObject({ code: 0, stderr: "" });
    const html = await readFile(join(site.root, "dist/contact/index.html"), "utf8");
    expect(html).toContain("Closed on Monday.");
    const folder = join(site.root, "dist/admin/assets");
    const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
    const editor = await Promise.all(scripts.map((name) => readFile(join(folder, name), "utf8")));
    expect(editor.some((text) => text.includes("The words."))).toBe(true);
    expect(html).toMatch(/\.notice\{color:(#010203|rgb\(1, ?2, ?3\))\}/);
  });

  it("is told what is wrong in them as in any other", async () => {
    const site = await temporarySite();
    await site.write("blocks/index.ts", index(schema));
    await site.replace(
      config,
      '{ "id": "heading",',
      '{ "id": "notice", "type": "notise", "props": {} },\n{ "id": "heading",',
    );
    const { stdout } = await runSite(["validate", "--root", site.root, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      problems: [{ code: "unknown-block", suggestion: 'Did you mean "notice"?' }],
    });
  });

  it("that can't be read is told so, as the site's own mistake", async () => {
    const site = await temporarySite();
    await site.write("blocks/index.ts", "export const blocks = [;");
    const { code, stdout, stderr } = await runSite(["validate", "--root", site.root]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^The site's own blocks could not be loaded: .*\n.*blocks\/index\.ts:1:\d+/);
    expect(stderr).not.toMatch(/bug in Blockwork/);
  });

  it("that exports no list is refused, with what it must export", async () => {
    const site = await temporarySite();
    await site.write("blocks/index.ts", "export const block = [];");
    const { code, stderr } = await runSite(["validate", "--root", site.root]);
    expect(code).toBe(1);
    expect(stderr).toContain("must export a list of blocks named blocks");
  });
});

describe("site schema", () => {
  it("--check finds the committed schema up to date", async () => {
    const run = await runSite(["schema", "--check"]);
    expect(run, "Run site schema and commit what it writes.").toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
  });

  it("--check finds a stale or missing one and says what to do, and changes nothing", async () => {
    const { root } = await temporarySite();
    const stale = {
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("Run site schema and commit what it writes.") as string,
    };
    expect(await runSite(["schema", "--check", "--root", root])).toEqual(stale);
    expect(await runSite(["schema", "--root", root])).toMatchObject({ code: 0, stderr: "" });
    expect(await runSite(["schema", "--check", "--root", root])).toMatchObject({ code: 0 });
    await writeFile(join(root, "site.schema.json"), "{}\n");
    expect(await runSite(["schema", "--check", "--root", root])).toEqual(stale);
    expect(await readFile(join(root, "site.schema.json"), "utf8")).toBe("{}\n");
  });

  it("writes one that is up to date, with the site's own blocks", async () => {
    const { root } = await temporarySite();
    expect(await runSite(["schema", "--root", root])).toMatchObject({ code: 0, stderr: "" });
    expect(await runSite(["schema", "--check", "--root", root])).toMatchObject({ code: 0 });
    expect(await readFile(join(root, "model.schema.json"), "utf8")).toBe(
      await readFile(join(packageRoot, "model.schema.json"), "utf8"),
    );
  });

  it("are up to date where git has checked them out with CRLF, and then they are left as they are", async () => {
    const { root } = await temporarySite();
    await runSite(["schema", "--root", root]);
    const files = ["site.schema.json", "model.schema.json", "content/posts.schema.json"];
    const git = (...args: readonly string[]) =>
      execFileSync("git", ["-c", "core.autocrlf=true", ...args], {
        cwd: root,
        encoding: "utf8",
        stdio: "pipe",
      });
    git("init", "--quiet");
    git("add", ...files);
    await Promise.all(files.map((file) => rm(join(root, file))));
    git("checkout", "--quiet", "--", ...files);
    const texts = () => Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
    const checkedOut = await texts();
    expect(checkedOut.map((text) => /[^\r]\n/.test(text))).toEqual([false, false, false]);
    expect(await runSite(["schema", "--check", "--root", root])).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(await runSite(["schema", "--root", root])).toMatchObject({ code: 0, stderr: "" });
    expect(await texts()).toEqual(checkedOut);
  });

  it("writes one for the front matter of each collection, which is no stray file", async () => {
    const { root, replace } = await temporarySite();
    await runSite(["schema", "--root", root]);
    const posts = JSON.parse(await readFile(join(root, "content/posts.schema.json"), "utf8"));
    expect(posts.properties).toMatchObject({ title: { title: "Title" }, draft: { type: "boolean" } });
    expect(await runSite(["validate", "--root", root])).toMatchObject({ code: 0, stderr: "" });
    await replace("content/model.json", '"title": "Posts"', '"title": "Articles"');
    expect(await runSite(["schema", "--check", "--root", root])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("content/posts.schema.json") as string,
    });
  });
});
