import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setDrawTimeout } from "../cli/assets/own-code/draw-limit.ts";
import { startDevServer } from "../cli/dev/server/dev-server.ts";
import { runSiteProcess } from "./support/run-site.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

let site: TemporarySite;
beforeEach(async () => {
  site = await createTemporarySite("own-block");
});
afterEach(() => site?.remove());

const view = "blocks/notice/view.tsx";
const write = (file: string, text: string) => site.write(file, text);
const viewWith = (body: string, top = "") => write(view, `${top}\nexport function Notice() {\n${body}\n}\n`);
const validate = (...args: string[]) => runSiteProcess(["validate", "--root", site.root, ...args]);
const build = (...args: string[]) => runSiteProcess(["build", "--no-admin", "--root", site.root, ...args]);

describe("a view that does not end is stopped, and named with its line", () => {
  it.each<readonly [loop: string, body: string, line: number]>([
    ["an endless loop", "  let n = 0;\n  for (;;) {\n    n = Math.max(n, Math.sqrt(n));\n  }", 5],
    [
      "a component that draws itself",
      "  const words = (n: number): number => (n < 2 ? 1 : words(n - 1) + words(n - 2));\n  return <p>{words(99)}</p>;",
      3,
    ],
    ["what grows for ever", "  let all = [0];\n  for (;;) all = [...all.slice(-9), all.length];", 4],
  ])("%s", async (_, body, line) => {
    await viewWith(body);
    const { code, stderr, stdout } = await validate("--draw-timeout", "1");
    expect(code).toBe(1);
    const said = stdout + stderr;
    expect(said).toContain(
      'The view of the block "notice" takes more than 1 second to draw, so it was stopped.',
    );
    expect(said).toContain(`${view}:${line}:`);
  });

  it("where it does so on a page only, by the build", async () => {
    await viewWith(
      "  const { id } = usePage();\n  while (isPage(id));\n  return <p>Open</p>;",
      // A sample is on no page.
      'import { usePage } from "blockwork";\nconst isPage = (id: string) => id !== "";',
    );
    const { code, stderr } = await build("--draw-timeout", "1");
    expect(stderr).toMatch(/^The page \/\S* takes more than 1 second to draw, so it was stopped\./m);
    expect(stderr).toMatch(/^ {2}blocks\/notice\/view\.tsx:[25]:/m);
    expect(code).toBe(1);
  });

  it("with what it takes allowed, it is drawn", async () => {
    await viewWith(
      "  const end = performance.now() + 300;\n  while (performance.now() < end);\n  return <p>Open</p>;",
    );
    expect(await validate("--draw-timeout", "0.1")).toMatchObject({ code: 1 });
    expect(await validate("--draw-timeout", "60")).toMatchObject({ code: 0 });
    expect(await validate()).toMatchObject({ code: 0 });
  });

  it.each(["0", "-1", "soon", "1e9"])("%s is no time", async (seconds) => {
    const { code, stderr } = await validate("--draw-timeout", seconds);
    expect(stderr).toContain("It must be a number of seconds, such as 20.");
    expect(code).toBe(2);
  });
});

describe("a module that does not end is stopped while it loads, and named with its line", () => {
  const loop = "let n = 0;\nfor (;;) {\n  n = Math.max(n, Math.sqrt(n));\n}";
  const said = "The site's own blocks could not be loaded: ";
  const stopped = "takes more than 4 seconds to load, so it was stopped. Mend the loop,";

  it.each([
    ["validate", ["validate"]],
    ["build", ["build", "--no-admin"]],
  ])("by %s", async (_, args) => {
    await viewWith("  return <p>Open</p>;", loop);
    const { code, stderr, stdout } = await runSiteProcess([
      ...args,
      ...["--root", site.root, "--draw-timeout", "1"],
    ]);
    expect(stdout + stderr).toContain(`${said}it ${stopped}`);
    expect(stdout + stderr).toMatch(/^ {2}blocks\/notice\/view\.tsx:[23]:/m);
    expect(code).toBe(1);
  });

  it("in a package, at its import", async () => {
    await write(
      "node_modules/looper/package.json",
      '{ "name": "looper", "type": "module", "main": "index.js" }',
    );
    await write("node_modules/looper/index.js", `${loop}\nexport const answer = n;\n`);
    await write(view, 'import { answer } from "looper";\nexport const Notice = () => <p>{answer}</p>;\n');
    const { code, stderr, stdout } = await validate("--draw-timeout", "1");
    expect(stdout + stderr).toContain(
      `${said}The package looper fails while it loads on the server: it ${stopped}`,
    );
    expect(stdout + stderr).toContain(`  ${view}:1:`);
    expect(code).toBe(1);
  });

  it("by dev, which goes on once it is mended", async () => {
    await viewWith("  return <p>Open</p>;", loop);
    setDrawTimeout(1);
    const server = await startDevServer({
      ...{ root: site.root, config: "site.config.json", port: 0, future: false },
      print() {},
    });
    const bodyOf = async () => (await fetch(server.url)).text();
    expect(await bodyOf()).toMatch(
      /it takes more than 4 seconds to load[\s\S]*blocks\/notice\/view\.tsx:[23]:/,
    );
    await viewWith("  return <p>Open</p>;");
    await expect.poll(bodyOf, { timeout: 60_000 }).toContain("<p>Open</p>");
    await server.close();
    setDrawTimeout(undefined);
  });

  it("one that awaits something at its top level is loaded", async () => {
    await write(
      view,
      'const text = await Promise.resolve("Open");\nexport const Notice = () => <p>{text}</p>;\n',
    );
    expect(await validate()).toMatchObject({ code: 0 });
  });
});

describe.skipIf(process.platform === "win32")(
  "what fills the memory is stopped before there is none left",
  () => {
    const fill = "const all: unknown[] = [];\n  for (;;) {\n    all.push(new Array(100_000).fill(1));\n  }";
    const small = { env: { NODE_OPTIONS: "--max-old-space-size=700" } };
    const memory = "takes more memory than there is, so it was stopped.";

    it("in a view, for its sample", async () => {
      await viewWith(`  ${fill}`);
      const args = ["validate", "--root", site.root, "--draw-timeout", "60"];
      const { code, stderr, stdout } = await runSiteProcess(args, small);
      expect(stdout + stderr).toContain(`The view of the block "notice" ${memory}`);
      expect(stdout + stderr).toMatch(/^ {2}blocks\/notice\/view\.tsx:[3-6]:/m);
      expect(stdout + stderr).not.toContain("FATAL ERROR");
      expect(code).toBe(1);
    });

    it("on a page only, by the build", async () => {
      await viewWith(
        `  const { id } = usePage();\n  if (!isPage(id)) return <p>Open</p>;\n  ${fill}`,
        'import { usePage } from "blockwork";\nconst isPage = (id: string) => id !== "";',
      );
      const args = ["build", "--no-admin", "--root", site.root, "--draw-timeout", "60"];
      const { code, stderr } = await runSiteProcess(args, small);
      expect(stderr).toMatch(new RegExp(`^The page /\\S* ${memory}`, "m"));
      expect(stderr).not.toContain("FATAL ERROR");
      expect(code).toBe(1);
    });
  },
);

describe("a timer that is left running", () => {
  it("does not keep a command from its end, and is a warning with the block's name", async () => {
    await write(
      "blocks/notice/view.tsx",
      `setInterval(() => undefined, 1000);
export function Notice() {
  const cleared = setTimeout(() => undefined, 9e6);
  clearTimeout(cleared);
  setTimeout(() => undefined, 9e6).unref();
  setTimeout(() => undefined, 9e6);
  return <p>Open</p>;
}
`,
    );
    const warning = (starter: string, line: number) =>
      `warning The block "notice" leaves a timer running, which ${starter} has started. [running-timer]\n  ${view}:${line}:`;
    for (const args of [["validate"], ["build", "--no-admin"]]) {
      const { code, stderr, stdout } = await runSiteProcess([...args, "--root", site.root]);
      expect(code, stderr).toBe(0);
      const said = stdout + stderr;
      expect(said).toContain(warning("setInterval", 1));
      expect(said).toContain(warning("setTimeout", 6));
      expect(said.match(/\[running-timer\]/g)).toHaveLength(2);
    }
  });

  it("by a package is a warning at its import, and where it is drawn with", async () => {
    await write(
      "node_modules/ticker/package.json",
      '{ "name": "ticker", "type": "module", "main": "index.js" }',
    );
    await write(
      "node_modules/ticker/index.js",
      'setInterval(() => {}, 500);\nexport function later() {\n  setTimeout(() => {}, 9e6);\n  return "Open";\n}\n',
    );
    await write(view, 'import { later } from "ticker";\nexport const Notice = () => <p>{later()}</p>;\n');
    const { code, stderr, stdout } = await runSiteProcess(["validate", "--root", site.root]);
    expect(code, stderr).toBe(0);
    const said = stdout + stderr;
    expect(said).toContain(
      `The block "notice" leaves a timer running, which setInterval in the package ticker has started. [running-timer]\n  ${view}:1:`,
    );
    expect(said).toContain(
      `The block "notice" leaves a timer running, which setTimeout in the package ticker has started. [running-timer]\n  ${view}:2:`,
    );
    expect(said).toContain("import the package in an island with clientOnly and a placeholder");
  });
});
