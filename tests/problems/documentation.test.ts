import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { reportFormats } from "../../cli/report/report-formats.ts";
import { packageRoot } from "../support/package-root.ts";
import { runSite } from "../support/run-site.ts";

const read = (file: string) => readFile(join(packageRoot, file), "utf8");

/** What a command's own help lists: its options, and its sub-commands for the command line as a whole. */
async function help(...command: string[]) {
  const { stdout } = await runSite([...command, "--help"]);
  const [, options = ""] = /Options:\n([\s\S]*?)(\n\n|$)/.exec(stdout) ?? [];
  const [, commands = ""] = /Commands:\n([\s\S]*?)(\n\n|$)/.exec(stdout) ?? [];
  return {
    options: [...options.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, name = ""]) => name),
    commands: [...commands.matchAll(/^ {2}([\w-]+)/gm)].map(([, name = ""]) => name),
  };
}

describe("docs/content/guides/commands.md", () => {
  it("lists every command and option that there is, each with the commands it is of, and no other", async () => {
    const page = await read("docs/content/guides/commands.md");
    const { commands } = await help();
    const rowsOfCommands = page.matchAll(/^\| `site ([\w-]+)/gm);
    const documented = [...new Set([...rowsOfCommands].map(([, name = ""]) => name))];
    const real = commands.filter((name) => name !== "help");
    expect(documented.sort()).toEqual(real.sort());

    const found = await Promise.all(real.map(async (name) => [name, (await help(name)).options] as const));
    const options = found.flatMap(([command, names]) =>
      names.filter((name) => name !== "--help").map((name) => `${name} of ${command}`),
    );
    const rows = [...page.matchAll(/^\| `(--[\w-]+)[^`]*`\s*\| ([\w, -]+?)\s*\|/gm)];
    const written = rows.flatMap(([, name = "", of = ""]) =>
      of.split(", ").map((command) => `${name} of ${command}`),
    );
    expect(written.sort()).toEqual(options.sort());
  });

  it("lists every format and exit code", async () => {
    const page = await read("docs/content/guides/commands.md");
    const first = (heading: string) => {
      const [, table = ""] =
        new RegExp(`^\\| ${heading} [^\\n]*\\n((?:\\|[^\\n]*\\n)+)`, "m").exec(page) ?? [];
      return [...table.matchAll(/^\| `?([a-z0-9, ]+?)`?\s*\|/gm)].flatMap(([, cell = ""]) =>
        cell.split(", "),
      );
    };
    expect(first("Format")).toEqual([...reportFormats]);
    expect(first("Exit code")).toEqual(["0", "1", "2", "3", "129", "130", "143"]);
  });
});

it("workflows in the guides use our action with the inputs that it has", async () => {
  interface Step {
    readonly uses?: string;
    readonly with?: Readonly<Record<string, string>>;
  }
  const page = await read("docs/content/guides/continuous-integration.md");
  const action = parse(await read("action.yml")) as { inputs: Record<string, unknown> };
  const workflows = [...page.matchAll(/```yaml workflow[^\n]*\n([\s\S]*?)```/g)].map(
    ([, yaml = ""]) => parse(yaml) as { readonly jobs: Record<string, { readonly steps: readonly Step[] }> },
  );
  const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));
  const ours = steps.filter((step) => step.uses?.startsWith("OWNER/blockwork"));
  expect(ours.length).toBeGreaterThan(0);
  for (const step of ours)
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
});
