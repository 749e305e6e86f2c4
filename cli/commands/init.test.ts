import { execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { sampleFacts } from "../../renderer/check/sample-facts.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { filesIn } from "../../tests/support/files-in.ts";
import { packageRoot } from "../../tests/support/package-root.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { nodeRange, nodeVersions } from "../node-versions.js";
import { templates } from "../scaffold/init/templates.ts";
import { run } from "./main.ts";

const ofContact = ["phone", "email", "address/street", "address/town", "address/postcode"].map(
  (name) => `/site/contact/${name}`,
);
/** Where each template has something that nobody has. */
const samplesOf: Readonly<Record<string, readonly string[]>> = {
  bakery: ["/site/url", ...ofContact],
  blank: ["/site/url"],
  journal: ["/site/url"],
  club: ["/site/url", ...ofContact],
  craft: ["/site/url", ...ofContact],
  "holiday-home": ["/site/url", ...ofContact],
  portfolio: ["/site/url", ...ofContact],
  practice: ["/site/url", ...ofContact, "/frontMatter/name", "/frontMatter/name"],
  restaurant: ["/site/url", ...ofContact],
  school: ["/site/url", ...ofContact],
};

async function problemsIn(cwd: string, ...args: readonly string[]) {
  const { code, stdout } = await runSite([...args, "--json"], { cwd });
  const { problems } = JSON.parse(stdout) as { problems: readonly Problem[] };
  expect(problems.filter((problem) => problem.code !== "sample-fact")).toEqual([]);
  return { code, found: problems.map(({ severity, pointer }) => `${severity} ${pointer}`) };
}

/** A fact in place of a sample, of the same kind. */
function ownFact(sample: string): string {
  if (sample === sampleFacts.url) return "https://www.mill-lane.example";
  if (sample.includes("@")) return "bread@mill-lane.example";
  return /^0\d+ /.test(sample) ? sample.replace(/187$/, "012") : `${sample} B`;
}

/** Writes something else in place of each sample, in all files of a site. */
async function writeOwnFacts(root: string): Promise<void> {
  const { url, settings, names } = sampleFacts;
  for (const file of await readdir(root, { recursive: true })) {
    if (!/^site\.config\.json$|\.md$/.test(file)) continue;
    const text = await readFile(join(root, file), "utf8");
    const changed = [url, ...settings, ...names].reduce(
      (all, sample) =>
        all
          .replaceAll(`"${sample}"`, `"${ownFact(sample)}"`)
          .replaceAll(`name: ${sample}`, `name: ${ownFact(sample)}`),
      text,
    );
    if (changed !== text) await writeFile(join(root, file), changed);
  }
}

it("every template is looked at for samples", () => {
  expect(Object.keys(samplesOf).sort()).toEqual([...templates.keys()].sort());
});

describe.each([...templates.keys()])("the template %s", (template) => {
  it.each(["en-GB", "de", "ar"])("is a site whose samples are its only problems in %s", async (language) => {
    const cwd = await temporaryFolder();
    const begun = await runSite(
      ["init", "site", "--template", template, "--language", language, "--name", "Mill Lane"],
      { cwd },
    );
    expect([begun.code, begun.stderr]).toEqual([0, ""]);
    const samples = await problemsIn(cwd, "validate", "--root", "site");
    expect(samples).toEqual({ code: 0, found: samplesOf[template]?.map((name) => `warning ${name}`) });
    const published = await problemsIn(cwd, "validate", "--root", "site", "--published");
    expect(published).toEqual({ code: 1, found: samplesOf[template]?.map((name) => `error ${name}`) });
    await writeOwnFacts(join(cwd, "site"));
    const checked = await runSite(["validate", "--root", "site", "--published", "--max-warnings", "0"], {
      cwd,
    });
    expect(checked).toMatchObject({ code: 0, stderr: "" });
    expect(await runSite(["schema", "--check", "--root", "site"], { cwd })).toMatchObject({ code: 0 });
  });
});

describe("site init", () => {
  it("makes what a project needs, and says what to type next", async () => {
    const cwd = await temporaryFolder();
    const { stdout } = await runSite(["init", "mill-lane", "--yes"], { cwd });
    expect(stdout).toMatch(
      /^(Packing .*\n)?Mill lane is in mill-lane, from the template blank\.\nIts Blockwork .*\n\nNext:\n {2}cd mill-lane\n/,
    );
    const names = await readdir(join(cwd, "mill-lane"));
    expect(names.sort()).toEqual([
      ".github",
      ".gitignore",
      ".npmrc",
      ".yarnrc.yml",
      "README.md",
      "model.schema.json",
      "package.json",
      "pnpm-workspace.yaml",
      "site.config.json",
      "site.schema.json",
      "vendor",
    ]);
    const manifest = JSON.parse(await readFile(join(cwd, "mill-lane/package.json"), "utf8"));
    expect(manifest).toMatchObject({ name: "mill-lane", private: true, scripts: { build: "site build" } });
  });

  it("has npx ask for no package of a stranger before the first install", async () => {
    const cwd = await temporaryFolder();
    await runSite(["init", "site", "--yes"], { cwd });
    const read = execFileSync("npm", ["config", "get", "yes"], { cwd: join(cwd, "site"), encoding: "utf8" });
    expect(read.trim()).toBe("false");
  });

  it("depends on a tarball in the site's folder, which a line names, and on what Blockwork wants beside it", async () => {
    const cwd = await temporaryFolder();
    const { stdout } = await runSite(["init", "site", "--yes"], { cwd });
    const { version, peerDependencies } = JSON.parse(
      await readFile(join(packageRoot, "package.json"), "utf8"),
    );
    const { dependencies } = JSON.parse(await readFile(join(cwd, "site/package.json"), "utf8"));
    const tarball = `vendor/blockwork-${version}.tgz`;
    expect(dependencies).toEqual({ blockwork: `file:${tarball}`, ...peerDependencies });
    expect(Object.keys(peerDependencies)).toEqual(["react", "react-dom"]);
    expect(stdout.split("\n")).toContain(
      `Its Blockwork is ${tarball}, packed here as it is not on a registry yet: commit that file with the site.`,
    );
    const listed = execFileSync("tar", ["-tzf", join(cwd, "site", tarball)], { encoding: "utf8" });
    expect(listed.split("\n")).toEqual(
      expect.arrayContaining([
        "package/package.json",
        "package/built/main.js",
        "package/types/blocks/public.d.ts",
      ]),
    );
  });

  it.each(["pnpm-workspace.yaml", ".yarnrc.yml"])("leaves %s to the monorepo that has one", async (file) => {
    const cwd = await temporaryFolder({ [file]: "# Of the monorepo.\n" });
    const { code } = await runSite(["init", "sites/mine", "--yes"], { cwd });
    expect(code).toBe(0);
    const settings = (await readdir(join(cwd, "sites/mine"))).filter((name) => /workspace|yarnrc/.test(name));
    expect(settings).toEqual([file === ".yarnrc.yml" ? "pnpm-workspace.yaml" : ".yarnrc.yml"]);
  });

  it("writes over nothing: a second time in the same folder is an error that changes nothing", async () => {
    const cwd = await temporaryFolder();
    await runSite(["init", ".", "--template", "journal"], { cwd });
    const before = await filesIn(cwd);
    const { code, stderr } = await runSite(["init", "."], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^There is a site in \. already: site\.config\.json.*\n {2}Name another folder/);
    expect(await filesIn(cwd)).toEqual(before);
  });

  it("says the versions of Node that the engine needs", async () => {
    const cwd = await temporaryFolder();
    await runSite(["init", "site", "--yes"], { cwd });
    const written = (file: string) => readFile(join(cwd, "site", file), "utf8");
    expect(JSON.parse(await written("package.json")).engines).toEqual({ node: nodeRange });
    expect(await written("README.md")).toContain(`Node ${nodeVersions}`);
  });

  it("keeps a package.json, and says what to install", async () => {
    const cwd = await temporaryFolder({ "package.json": '{ "name": "mine" }', "README.md": "Mine." });
    const { code, stdout } = await runSite(["init"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain("Kept as they were: package.json, README.md.\n");
    expect(stdout).toMatch(/: npm install \.\/vendor\/blockwork-[\d.]+\.tgz react@19 react-dom@19\n/);
    expect(await readFile(join(cwd, "package.json"), "utf8")).toBe('{ "name": "mine" }');
  });

  it.each([
    [["--template", "resturant"], 'There is no template "resturant".\n  Did you mean "restaurant"?\n'],
    [
      ["--template", "business"],
      expect.stringMatching(
        /^The template "business" is gone: there is one for each trade now\.\n {2}Take .*restaurant.* or blank\.\n$/,
      ),
    ],
    [["--palette", "red"], "The template blank has no palettes.\n  Leave out --palette.\n"],
    [
      ["--template", "restaurant", "--palette", "embre"],
      'The template restaurant has no palette "embre".\n  Did you mean "ember"?\n',
    ],
    [
      ["--language", "english"],
      '"english" is not the tag of a language.\n  Write it as en-GB, de or zh-Hans.\n',
    ],
  ])("%j is an error, and nothing is written", async (args, message) => {
    const cwd = await temporaryFolder();
    expect(await runSite(["init", "site", ...args], { cwd })).toEqual({
      code: 2,
      stdout: "",
      stderr: message,
    });
    expect(await readdir(cwd)).toEqual([]);
  });

  describe("in a terminal", () => {
    async function answer(lines: readonly string[], args: readonly string[] = []) {
      const cwd = await temporaryFolder();
      let printed = "";
      const output = { write: (text: string) => (printed += text), isTTY: true };
      const stdin = Object.assign(Readable.from([Buffer.from(lines.map((line) => `${line}\n`).join(""))]), {
        isTTY: true,
      });
      const code = await run(["init", ...args], { cwd, stdin, stdout: output, stderr: output });
      return { code, printed, cwd };
    }

    it("asks for what was not said, and asks again for what can't be", async () => {
      vi.stubEnv("CI", "");
      const { code, printed, cwd } = await answer(["Mill Lane", "", "jurnal", "journal", "fr"]);
      expect(code).toBe(0);
      expect(printed).toContain("In which folder? (mill-lane): ");
      expect(printed).toContain('There is no template "jurnal".');
      expect(printed).toContain("The sample texts are English: write yours in fr.");
      const config = JSON.parse(await readFile(join(cwd, "mill-lane/site.config.json"), "utf8"));
      expect(config.site).toMatchObject({ name: "Mill Lane", language: "fr", favicon: "waves" });
    });

    it.each([
      ["with --yes", ["--yes"], ""],
      ["in CI", [], "true"],
    ])("asks nothing %s", async (_, args, ci) => {
      vi.stubEnv("CI", ci);
      const { code, printed } = await answer([], ["site", ...args]);
      expect(code).toBe(0);
      expect(printed).not.toContain("?");
    });
  });
});
