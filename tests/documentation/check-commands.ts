import manifest from "../../package.json" with { type: "json" };
import { runSite } from "../support/run-site.ts";

/** The options of each command, as their own helps list them. */
export async function knownCommands(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { stdout } = await runSite(["--help"]);
  const [, list = ""] = /Commands:\n([\s\S]*?)(\n\n|$)/.exec(stdout) ?? [];
  const names = [...list.matchAll(/^ {2}([\w-]+)/gm)].map(([, name = ""]) => name);
  const helps = names.map(async (name) => [name, await optionsOf(name)] as const);
  return new Map(await Promise.all(helps));
}

async function optionsOf(name: string): Promise<readonly string[]> {
  if (name === "help") return [];
  const { stdout } = await runSite([name, "--help"]);
  const [, options = ""] = /Options:\n([\s\S]*?)(\n\n|$)/.exec(stdout) ?? [];
  return [...options.matchAll(/^ {2}(?:(-\w), )?(--[\w-]+)/gm)].flatMap(([, short = "", long = ""]) => [
    short,
    long,
  ]);
}

/** Programs of others that guides name. */
const others = [
  "cd",
  "git",
  "npm",
  "npx",
  "node",
  "rsync",
  "aws",
  "export",
  "mkdir",
  "cp",
  "ln",
  "mv",
  "kubectl",
];
/** Those of this repository, and one that a site of one's own may have. */
const scripts = [...Object.keys(manifest.scripts), "preview"].map((name) => name.split(":")[0]);

/** What is wrong with a line of a shell sample, if anything. */
export function commandMistake(
  line: string,
  known: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const command = line.replace(/\s+#.*$/, "").trim();
  if (command === "" || command.startsWith("#")) return undefined;
  for (const part of command.split(/\s*(?:&&|\|)\s*/)) {
    const words = part.match(/"[^"]*"|\S+/g) ?? [];
    const mistake = partMistake(words, known);
    if (mistake !== undefined) return `${mistake} in: ${line}`;
  }
  return undefined;
}

function partMistake(
  words: readonly string[],
  known: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const [program = "", ...rest] = words.filter((word) => !/^[A-Z_]+=/.test(word));
  if (program === "site") return siteMistake(rest, known);
  if (!others.includes(program)) return `${program} is no program that guides name`;
  if (program === "npx" && rest[0] === "site") return siteMistake(rest.slice(1), known);
  if (program === "node" && rest[0] === "cli/site.js") return siteMistake(rest.slice(1), known);
  if (program === "npm" && rest[0] === "create") return initMistake(rest, known);
  if (program !== "npm" || rest[0] !== "run") return undefined;
  if (rest[1] === "site") return siteMistake(rest.slice(3), known);
  return scripts.includes(rest[1]?.split(":")[0] ?? "") ? undefined : `there is no script ${rest[1]}`;
}

function initMistake(rest: readonly string[], known: ReadonlyMap<string, readonly string[]>) {
  if (rest[1] !== "blockwork") return "npm create has another name";
  return siteMistake(["init", ...rest.slice(2).filter((word) => word !== "--")], known);
}

function siteMistake(
  [name = "", ...rest]: readonly string[],
  known: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (name.startsWith("--"))
    return ["--help", "--version"].includes(name) ? undefined : `site has no ${name}`;
  const options = known.get(name);
  if (!options) return /^[A-Z]+$|^…$/.test(name) ? undefined : `there is no command ${name}`;
  const unknown = rest.find((word) => word.startsWith("-") && word !== "-" && !options.includes(word));
  return unknown === undefined ? undefined : `site ${name} has no ${unknown}`;
}
