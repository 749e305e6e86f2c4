import { spawn } from "node:child_process";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bundlerPathFault, newSiteFault } from "../cli/assets/bundle/bundler-path.ts";
import { nightly } from "./support/extent.ts";
import { installPackage } from "./support/pack-package.ts";
import { packageRoot } from "./support/package-root.ts";
import { type Run, runSite } from "./support/run-site.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Each printable character of ASCII that can be in a name, and others that look like something else or are written in two ways. */
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (character) => character !== "/",
);
const others = ["e\u0301", "😀", "\n", "{{x}}", "%20", "%23", "[...slug]", "$&"];

/** For several builds with the editor, on a machine that may be busy. */
const timeout = 600_000;

interface OddSite {
  readonly root: string;
  run(...args: readonly string[]): Promise<Run>;
  write(file: string, text: string): Promise<void>;
}

/** A site with a block of its own in a folder of this name, and Blockwork in its node_modules or elsewhere. */
async function siteIn(name: string, hasEngine: boolean): Promise<OddSite> {
  const root = join(await temporaryFolder(), name, "site");
  await cp(join(packageRoot, "tests/fixtures/own-block"), root, { recursive: true });
  const write = (file: string, text: string) => writeFile(join(root, file), text);
  await write("blocks/notice/words.ts", 'export const word = "before";\n');
  await write("blocks/notice/_colours.scss", "$notice: #010203;\n");
  await write("blocks/notice/style.scss", '@use "colours";\n.notice { color: colours.$notice; }\n');
  const island = await readFile(join(root, "blocks/notice/island.tsx"), "utf8");
  await write(
    "blocks/notice/island.tsx",
    `import { word } from "./words.ts";\n${island.replace("{read}\n", "{read} {word}\n")}`,
  );
  if (hasEngine) installPackage(root);
  else {
    await mkdir(join(root, "node_modules"));
    await symlink(packageRoot, join(root, "node_modules/blockwork"));
    await symlink(join(packageRoot, "node_modules/react"), join(root, "node_modules/react"));
  }
  const command = join(hasEngine ? join(root, "node_modules/blockwork") : packageRoot, "cli/site.js");
  const run = (...args: readonly string[]) => ended(start(command, [...args, "--root", root]));
  return { root, run, write };
}

function start(command: string, args: readonly string[]) {
  return spawn(process.execPath, [command, ...args], { env: { ...process.env, NODE_ENV: "production" } });
}

function ended(child: ReturnType<typeof start>): Promise<Run> {
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  return new Promise((done) => child.on("close", (code) => done({ code, stdout, stderr })));
}

/** What a visitor gets of the block's island, and its style in the page. */
async function islandIn(root: string): Promise<string> {
  const assets = join(root, "dist/assets");
  const [script = ""] = (await readdir(assets)).filter((name) => name.startsWith("notice.island"));
  const [, word] = /["`](before|after)["`]/.exec(await readFile(join(assets, script), "utf8")) ?? [];
  const [, colour] =
    /\.notice\{color:(#\w+)/.exec(await readFile(join(root, "dist/index.html"), "utf8")) ?? [];
  return `${word} ${colour}`;
}

const day = ["--today", "2031-06-30"];

/** What goes wrong when a site in a folder of this name is built, edited and built again; undefined if it is fine. */
async function faultIn(name: string, { hasEngine, hasEditor }: { hasEngine: boolean; hasEditor: boolean }) {
  const { root, run, write } = await siteIn(name, hasEngine);
  const build = () => run("build", ...day, ...(hasEditor ? [] : ["--no-admin"]));
  const checked = await run("validate", ...day);
  if (checked.code !== 0 || checked.stderr !== "") return checked.stderr;
  const built = await build();
  if (built.code !== 0 || built.stderr !== "") return built.stderr;
  const before = await islandIn(root);
  await write("blocks/notice/words.ts", 'export const word = "after";\n');
  await write("blocks/notice/_colours.scss", "$notice: #040506;\n");
  const again = await build();
  if (again.code !== 0 || again.stderr !== "") return again.stderr;
  const after = await islandIn(root);
  const isRight = before === "before #010203" && after === "after #040506";
  return isRight ? undefined : `${before}, then ${after}`;
}

type Fault = (name: string) => Promise<string | undefined>;

/** The characters for which it goes wrong in a folder named with all of them; halved until each is found. */
async function culprits(characters: readonly string[], faultOf: Fault): Promise<string[]> {
  const fault = await faultOf(`a${characters.join("")}b`);
  if (fault === undefined) return [];
  if (characters.length === 1) return [`${JSON.stringify(characters[0])}: ${fault}`];
  const half = Math.ceil(characters.length / 2);
  const found = [
    ...(await culprits(characters.slice(0, half), faultOf)),
    ...(await culprits(characters.slice(half), faultOf)),
  ];
  return found.length > 0 ? found : [`${characters.join("")} together: ${fault}`];
}

const readable = (characters: string) => printable.filter((character) => !characters.includes(character));

// That the editor is bundled there, the last test shows too.
it("a site can be in a folder of any name that Vite reads, with Blockwork elsewhere", {
  timeout,
}, async () => {
  const faultOf: Fault = (name) => faultIn(name, { hasEngine: false, hasEditor: nightly });
  expect(await culprits([...readable("?\\"), ...others], faultOf)).toEqual([]);
});

it("Blockwork can be in a folder of any name that Vite reads, with the site", { timeout }, async () => {
  const faultOf: Fault = (name) => faultIn(name, { hasEngine: true, hasEditor: true });
  expect(
    await culprits([...readable("#*?\\"), ...others.filter((other) => !other.includes("#"))], faultOf),
  ).toEqual([]);
});

it("Blockwork in a folder with a star is one sentence of every command that bundles", async () => {
  const { root, run } = await siteIn("a*b", true);
  const engine = join(root, "node_modules/blockwork");
  const sentence = `${bundlerPathFault(root, engine)}\n`;
  for (const command of ["validate", "build", "dev"])
    expect([command, await run(command)]).toEqual([command, { code: 2, stdout: "", stderr: sentence }]);
  const doctor = await run("doctor");
  expect(doctor.code).toBe(1);
  expect(doctor.stdout).toContain('can\'t read a path with "*".');
});

it.each(["#", "*", "?", "\\"])("no new site is made in a folder with a %s", async (odd) => {
  const cwd = await temporaryFolder();
  const { code, stdout, stderr } = await runSite(["init", `new${odd}site`, "--yes"], { cwd });
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: "",
    stderr: `${newSiteFault(join(cwd, `new${odd}site`))}\n`,
  });
  expect(await readdir(cwd)).toEqual([]);
});

it.each(["?", "\\"])(
  "a site with code below a %s is one sentence of every command that bundles",
  async (odd) => {
    const { root, run } = await siteIn(`a${odd}b`, false);
    const sentence = `${bundlerPathFault(root)}\n`;
    for (const command of ["validate", "build", "dev"])
      expect([command, await run(command)]).toEqual([command, { code: 2, stdout: "", stderr: sentence }]);
    const doctor = await run("doctor");
    expect(doctor.code).toBe(1);
    expect(doctor.stdout).toContain(`can't read a path with "${odd}".`);
  },
);

it("is served by site dev, with the editor, and its island is bundled again after a change", {
  timeout,
}, async () => {
  const { root, write } = await siteIn(`a${[...readable("?\\"), ...others].join("")}b`, false);
  const child = start(join(packageRoot, "cli/site.js"), ["dev", "--port", "0", "--root", root]);
  const exit = ended(child);
  onTestFinished(async () => {
    child.kill();
    await exit;
  });
  const url = await new Promise<string>((done, fail) => {
    let printed = "";
    child.stdout.on("data", (text: string) => {
      printed += text;
      const [, address] = /at (http:\S+?)\/ /.exec(printed) ?? [];
      if (address !== undefined) done(address);
    });
    exit.then(({ stderr }) => fail(new Error(stderr)));
  });
  const textOf = async (path: string) => (await fetch(`${url}${path}`)).text();
  const island = async () => {
    const [name = ""] = /notice\.island\.[\w-]+\.js/.exec(await textOf("/assets/loader.js")) ?? [];
    return /["`](before|after)["`]/.exec(await textOf(`/assets/${name}`))?.[1];
  };
  expect(await textOf("/")).toContain("A house drawn properly");
  expect(await island()).toBe("before");
  const [, script = ""] = /<script[^>]* src="([^"]+)"/.exec(await textOf("/admin/")) ?? [];
  expect((await fetch(new URL(script, `${url}/admin/`))).status).toBe(200);
  await write("blocks/notice/words.ts", 'export const word = "after";\n');
  await expect.poll(island, { timeout: 60_000 }).toBe("after");
});
