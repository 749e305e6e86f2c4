import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
