import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Ajv from "ajv";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import problemsSchema from "../../schema/problems.schema.json" with { type: "json" };
import { emptyPng } from "../support/bad-inputs.ts";
import { type BrokenSite, type Changes, createBrokenSite } from "../support/broken-site.ts";
import { everything } from "../support/extent.ts";
import { filesIn } from "../support/files-in.ts";
import { packageRoot } from "../support/package-root.ts";
import {
  catalogue,
  config,
  edited,
  post,
  postBody,
  provocations,
  replaced,
} from "../support/provocations.ts";
import { type Run, runSite } from "../support/run-site.ts";

let site: BrokenSite;
let elsewhere: string;
beforeAll(async () => {
  site = await createBrokenSite();
  elsewhere = await mkdtemp(join(tmpdir(), "blockwork-elsewhere-"));
});
afterAll(async () => {
  await site.remove();
  await rm(elsewhere, { recursive: true, force: true });
});

const validate = (changes: Changes, ...args: string[]) =>
  site.changed(changes, () => runSite(["validate", "--root", site.root, ...args]));

describe("exit codes", () => {
  it("0 and one line for a site that is fine", async () => {
    expect(await validate({})).toEqual({ code: 0, stdout: "The site is fine: 5 pages.\n", stderr: "" });
  });

  it("1 for errors, which go to standard error without colour", async () => {
    const { code, stdout, stderr } = await validate(provocations["broken-link"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^error There is no page at \/contcat\. \[broken-link\]\n {2}content\/posts\/loft-rooms\.md:13:5\n/,
    );
    expect(stderr).not.toContain("\u001b");
  });

  it("0 for warnings, 1 for more of them than are allowed", async () => {
    const warned = provocations["form-without-delivery"];
    expect((await validate(warned)).code).toBe(0);
    expect((await validate(warned, "--max-warnings", "1")).code).toBe(0);
    const { code, stderr } = await validate(warned, "--max-warnings", "0");
    expect(code).toBe(1);
    expect(stderr).toContain("1 warning: more warnings than the 0 allowed.\n");
  });

  it.each([
    [["validate", "--format", "xml"]],
    [["validate", "--max-warnings", "some"]],
    [["validate", "--max-warnings", "-1"]],
    [["validate", "--nonsense"]],
    [["validate", "one.json", "two.json"]],
    [["validate", "--root", "no-such-folder"]],
    [["valdiate"]],
    [["explain", "nothing-like-it"]],
  ])("2 for %j", async (args) => {
    const { code, stdout, stderr } = await runSite(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe("colour", () => {
  // `script` gives the command a terminal to write to.
  const inTerminal = async () => {
    const command = `node ${join(packageRoot, "cli/site.js")} validate --root ${site.root}`;
    const { NO_COLOR: _, ...inherited } = process.env;
    const env = { ...inherited, TERM: "xterm-256color", NODE_ENV: "production" };
    const run = promisify(execFile)("script", ["-qec", command, "/dev/null"], { env });
    return run.catch((error: { stdout: string }) => error);
  };

  it("is in a terminal", async () => {
    const { stdout } = await site.changed(provocations["broken-link"], inTerminal);
    expect(stdout).toContain("\u001b[31merror");
  });

  it.each([
    ["with NO_COLOR", { TERM: "xterm-256color", NO_COLOR: "1" }],
    ["in a dumb terminal", { TERM: "dumb", NO_COLOR: undefined }],
  ])("is not there %s", async (_, environment) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const { stderr } = await site.changed(provocations["broken-link"], () =>
      runSite(["validate", "--root", site.root], { isTTY: true }),
    );
    expect(stderr).toContain("[broken-link]");
    expect(stderr).not.toContain("\u001b[");
  });
});

describe("another config", () => {
  const exported = async () => {
    const path = join(elsewhere, "site-content.json");
    await copyFile(join(site.root, config), path);
    return path;
  };

  it("elsewhere on the disk is checked against this site's content", async () => {
    const path = await exported();
    expect((await validate({ [config]: undefined }, path)).code).toBe(0);
    await writeFile(path, (await readFile(path, "utf8")).replace("house.jpg", "castle.jpg"));
    const { code, stderr } = await validate({}, path);
    expect(code).toBe(1);
    expect(stderr).toContain('There is no picture "castle.jpg" in content/media.');
    expect(stderr).toContain("site-content.json:");
  });

  it("is read from standard input", async () => {
    const text = await readFile(join(site.root, config), "utf8");
    const good = await runSite(["validate", "-", "--root", site.root], { input: text });
    expect([good.code, good.stderr]).toEqual([0, ""]);
    const bad = await runSite(["validate", "-", "--root", site.root], {
      input: text.replace('"faq"', '"fqa"'),
    });
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain('Did you mean "faq"?');
    expect(bad.stderr).toContain("standard input:");
    const empty = await runSite(["validate", "-", "--root", site.root], { input: "" });
    expect(empty.stderr).toContain("The file is empty. [json-syntax]");
  });

  it("that is not there is a problem", async () => {
    const { code, stderr } = await validate({}, join(elsewhere, "nothing.json"));
    expect(code).toBe(1);
    expect(stderr).toContain("[file-missing]");
  });
});

describe("formats", () => {
  it("--format json and --json are the same, on standard output", async () => {
    const [long, short] = [
      await validate(provocations["broken-link"], "--format", "json"),
      await validate(provocations["broken-link"], "--json"),
    ];
    expect(long).toEqual(short);
    expect([long.code, long.stderr]).toEqual([1, ""]);
    const printed: unknown = JSON.parse(long.stdout);
    const describes = new Ajv().compile(problemsSchema);
    expect(describes(printed), JSON.stringify(describes.errors)).toBe(true);
    expect(printed).toMatchObject({
      version: 1,
      errors: 1,
      problems: [{ code: "broken-link", line: 13 }],
    });
  });

  const scheduled = (text: string) => replaced("date: 2025-05-20", "date: 2199-05-20")(text);

  it("--future takes in what is dated later", async () => {
    const codes = async (...args: string[]) => {
      const { code, stdout } = await validate({ [post]: scheduled }, "--json", ...args);
      const { problems } = JSON.parse(stdout) as { problems: { code: string }[] };
      return [code, ...problems.map((problem) => problem.code)];
    };
    expect(await codes()).toEqual([0, "future-entry"]);
    expect(await codes("--future")).toEqual([0]);
  });

  it("what is dated later is a note, which nobody counts", async () => {
    const ended = await validate({ [post]: scheduled }, "--max-warnings", "0");
    expect(ended).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^note "[^"]+" is dated 2199-05-20/),
    });
    expect(ended.stderr).not.toMatch(/warning|no problems/);
    const { errors, warnings, notes } = JSON.parse((await validate({ [post]: scheduled }, "--json")).stdout);
    expect([errors, warnings, notes]).toEqual([0, 0, 1]);
  });

  it("what is dated later is checked as if its day had come", async () => {
    const changes: Changes = {
      [post]: (text) => scheduled(text).replace("/blog/garden-rooms", "/blog/nothing"),
    };
    const { code, stdout } = await validate(changes, "--json");
    expect(code).toBe(1);
    expect(stdout).toContain("broken-link");
  });

  it.each([
    ["is checked as on that day", "[a](/nothing)", "From 2199-12-24 on: There is no page at /nothing."],
    ["may link to what is there by then", "[a](/later) [b](/sooner)", undefined],
  ])("a page that is published later %s", async (_, text, message) => {
    const page = (path: string, publishOn: string, words: string) => ({
      ...{ id: path.slice(1), path, title: path, description: path, publishOn },
      blocks: [
        { id: "heading", type: "heading", props: { title: path } },
        { id: "text", type: "prose", props: { text: words } },
      ],
    });
    const pages = [page("/later", "2199-12-24", text), page("/sooner", "2199-12-20", "Soon.")];
    const changes = edited((config) => void config.pages.push(...pages));
    const { code, stdout } = await validate(changes, "--json");
    expect(code).toBe(message ? 1 : 0);
    const { problems } = JSON.parse(stdout) as { problems: { severity: string; message: string }[] };
    expect(problems.find(({ severity }) => severity === "error")?.message).toBe(message);
  });
});

describe("hostile files", () => {
  const hostile: [string, Changes][] = [
    ["50 MB", { [config]: " ".repeat(50_000_000) }],
    ["10 MB of escapes", { [config]: `"${"\\n".repeat(4_900_000)}"` }],
    ["half a million values", { [config]: replaced('"pages": [', `"pages": [${"0,".repeat(480_000)}`) }],
    [
      "400,000 unknown keys",
      {
        [config]: replaced(
          '"configVersion": 2',
          `"configVersion": 2${Array.from({ length: 400_000 }, (_, index) => `,"k${index}":0`).join("")}`,
        ),
      },
    ],
    ["100,000 levels", { [config]: "[".repeat(100_000) }],
    ["YAML of 100,000 levels", { [post]: replaced("title: Loft rooms", `title: ${"[".repeat(49_000)}`) }],
    [
      "YAML of many keys",
      {
        [post]: replaced(
          "title: Loft rooms",
          Array.from({ length: 9000 }, (_, index) => `k${index}: 1`).join("\n"),
        ),
      },
    ],
    [
      "a bomb of aliases",
      {
        [post]: replaced(
          "title: Loft rooms",
          `a: &a [x]\n${"bcdefghij"
            .split("")
            .map((name, index) => `${name}: &${name} [${`*${"abcdefghij".charAt(index)},`.repeat(9)}]`)
            .join("\n")}`,
        ),
      },
    ],
    ["a bomb of tokens", { [config]: (text) => bombOfTokens(text) }],
    ["Markdown of 100,000 levels", postBody(`${"> ".repeat(100_000)}x`)],
    ["Markdown of many stars", postBody(`${`${"_a__b".repeat(400)}\n\n`.repeat(95)}{{nothing}}`)],
    ["a picture of 50,000 pixels", { "content/media/x.png": emptyPng(50_000, 50_000) }],
    ["words of 9 MB", { [catalogue]: `{"a.jpg":{"alt":"${"x".repeat(9_000_000)}"}}` }],
  ];

  let before: Record<string, string>;
  beforeAll(async () => {
    await runSite(["build", "--no-admin", "--root", site.root]);
    before = await filesIn(join(site.root, "dist"));
    expect(Object.keys(before)).toContain("index.html");
  });

  it.each(hostile)(
    "%s: refused at a place, in bounded memory, dist as it was",
    { timeout: 60_000 },
    async (_, changes) => {
      const { code, stderr } = await site.changed(changes, () =>
        everything
          ? runWithinMemory(["build", "--root", site.root])
          : runSite(["build", "--root", site.root]),
      );
      expect(code).toBe(1);
      expect(stderr).toMatch(/^ {2}\S+:\d+:\d+$/m);
      expect(stderr).not.toMatch(/\n\s+at \S|bug in Blockwork/);
      expect(await filesIn(join(site.root, "dist"))).toEqual(before);
    },
  );
});

it("10,000 faults are all reported", async () => {
  const blocks = Array.from({ length: 10_000 }, (_, index) => ({
    id: `b${index}`,
    type: "prose",
    props: { text: 7 },
  }));
  const changes = edited(({ pages }) => {
    Object.assign(pages[0] ?? {}, { blocks });
  });
  const { stdout } = await validate(changes, "--json");
  expect(JSON.parse(stdout)).toMatchObject({ errors: 10_000 });
});

it("this site is fine, said in one line", async () => {
  const { code, stdout, stderr } = await runSite(["validate"]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^The site is fine: \d+ pages\.\n$/);
});

describe("continuous integration", () => {
  interface Action {
    readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
    readonly runs: {
      readonly using: string;
      readonly steps: readonly {
        readonly uses?: string;
        readonly run?: string;
        readonly shell?: string;
        readonly env?: Readonly<Record<string, string>>;
      }[];
    };
  }

  /** The last step of the action, as the runner does it: expressions replaced in its environment, its shell script run. */
  async function runAction(inputs: Readonly<Record<string, string>>) {
    const action = parse(await readFile(join(packageRoot, "action.yml"), "utf8")) as Action;
    expect(action.runs.using).toBe("composite");
    for (const step of action.runs.steps) expect(step.uses ?? step.shell).toBeTypeOf("string");
    const { run = "", env = {} } = action.runs.steps.at(-1) ?? {};
    const values = Object.entries(env).map(([name, expression]) => {
      const [, input = ""] = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(expression) ?? [];
      return [name, inputs[input] ?? action.inputs[input]?.default];
    });
    expect(values.every(([, value]) => typeof value === "string")).toBe(true);
    const options = {
      cwd: site.root,
      env: { ...process.env, GITHUB_ACTION_PATH: packageRoot, ...(Object.fromEntries(values) as object) },
    };
    const bash = promisify(execFile)(
      "bash",
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", run],
      options,
    );
    const { code = 0, stdout } = (await bash.catch((error: unknown) => error)) as {
      code?: number;
      stdout: string;
    };
    return { code, stdout };
  }

  beforeAll(async () => {
    // As npm ci installs it.
    await mkdir(join(site.root, "node_modules"), { recursive: true });
    await symlink(packageRoot, join(site.root, "node_modules/blockwork"));
  });

  it("the action passes a site that is fine, with and without its inputs", async () => {
    for (const inputs of [{}, { root: "." }, { root: site.root, "max-warnings": "3" }])
      expect(await runAction(inputs)).toEqual({ code: 0, stdout: "" });
  });

  it("the action shows an error at its line and fails", async () => {
    const { code, stdout } = await site.changed(provocations["broken-link"], () => runAction({}));
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^::error file=content\/posts\/loft-rooms\.md,line=13,col=5,title=broken-link::There is/,
    );
  });

  it("the action counts warnings", async () => {
    await site.changed(provocations["form-without-delivery"], async () => {
      expect(await runAction({})).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^::warning /) as string,
      });
      expect((await runAction({ "max-warnings": "1" })).code).toBe(0);
      expect((await runAction({ "max-warnings": "0" })).code).toBe(1);
    });
  });

  it("an input of the action is never run as a command", async () => {
    for (const root of ["$(touch pwned)", '"; touch pwned; "', "`touch pwned`"])
      expect((await runAction({ root, "max-warnings": root })).code).toBe(1);
    expect(await readdir(site.root)).not.toContain("pwned");
  });
});

/** Runs a command as a process of its own, which may take 600 MB of memory for values, and more than enough time. */
async function runWithinMemory(args: readonly string[]): Promise<Run> {
  const options = {
    cwd: packageRoot,
    maxBuffer: 50_000_000,
    env: { ...process.env, NODE_ENV: "production" },
  };
  const memory = "--max-old-space-size=600";
  const run = promisify(execFile)(process.execPath, [memory, "cli/site.js", ...args], options);
  const ended = run.then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error,
  );
  return (await ended) as Run;
}

/** Six texts that quote the next fifty times each. */
function bombOfTokens(text: string): string {
  const value = JSON.parse(text) as { site: Record<string, Record<string, string>> };
  const chain = [
    "company.description",
    "hero.title",
    "about.title",
    "services.title",
    "services.subtitle",
    "services.description",
    "hero.subtitle",
  ];
  chain.forEach((path, index) => {
    const [owner = "", key = ""] = path.split(".");
    const next = chain[index + 1];
    const section = value.site[owner];
    if (section && next) section[key] = `{{site.${next}}}`.repeat(50);
  });
  return JSON.stringify(value, null, 2);
}
