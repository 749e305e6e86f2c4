import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findBrowser } from "../support/browser.ts";
import { installPackage } from "../support/pack-package.ts";
import { packageRoot } from "../support/package-root.ts";
import { type Fence, guideOf } from "./read-guides.ts";

/** A guide that is carried out: each command run, each file written, each fragment put where its `at` says. */
export interface Followed {
  /** The folder in which the guide ends. */
  readonly folder: string;
}

/**
 * Installs the package into an empty folder and does there what a guide says, word by word; where nobody looks at it,
 * without the editor, whose bundle takes longer than all else.
 */
export async function followGuide(id: string, root: string, { editor = true } = {}): Promise<Followed> {
  installPackage(root);
  cpSync(join(packageRoot, "packages/create-blockwork"), join(root, "node_modules/create-blockwork"), {
    recursive: true,
  });
  let folder = root;
  let printed = "";
  for (const fence of guideOf(id).fences) {
    if (fence.language === "sh") {
      for (const line of fence.text.trim().split("\n")) {
        const step = await runLine(line, { root, folder, fence, editor });
        folder = step.folder;
        printed = step.printed;
      }
    } else if (fence.kind === "output") checkOutput(fence, printed);
    else if (fence.attributes.at !== undefined) putValue(folder, fence, fence.attributes.at);
    else if (fence.attributes.title !== undefined) putFile(folder, fence.attributes.title, fence.text);
    else if (fence.language !== "text") throw new Error(`${fence.at} does not say where it goes.`);
  }
  return { folder };
}

interface Place {
  readonly root: string;
  readonly folder: string;
  readonly fence: Fence;
  readonly editor: boolean;
}

async function runLine(line: string, { root, folder, fence, editor }: Place) {
  const command = line.replace(/\s+#.*$/, "").trim();
  const words = (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ""));
  const [program, first = "", second = "", ...rest] = words;
  const { executablePath } = await findBrowser();
  const node = (file: string, args: readonly string[]) =>
    execFileSync(process.execPath, [join(root, "node_modules", file), ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, CHROME_PATH: executablePath },
    });
  const stay = (printed: string) => ({ folder, printed });
  const args = rest.filter((word) => word !== "--");
  if (program === "cd") return { folder: join(folder, first.replace("../", "")), printed: "" };
  if (program === "mkdir") {
    mkdirSync(join(folder, first), { recursive: true });
    return stay("");
  }
  // The packages are there already, one folder up: nothing is fetched.
  if (program === "npm" && first === "install") return stay(installed(folder, words.slice(2)));
  if (program === "npm" && first === "create" && second === "blockwork")
    return stay(node("create-blockwork/create.js", args));
  // The installed package takes the place of the clone, and the root that of the folder around it.
  if (program === "npm" && first === "ci") return stay("");
  if (program === "node" && first === "cli/site.js")
    return stay(node("blockwork/cli/site.js", [second, ...rest.map((word) => word.replace("../", ""))]));
  if (program === "npx" && first === "tsc") return stay(node("typescript/bin/tsc", [second, ...rest]));
  if (program === "npx" && first === "vitest") return stay(node("vitest/vitest.mjs", [second, ...rest]));
  if (program !== "npx" || first !== "site") throw new Error(`${fence.at}: nobody can follow ${line}`);
  const cli = "blockwork/cli/site.js";
  if (fence.kind === "serve")
    return stay(await served(join(root, "node_modules", cli), [second, ...rest], folder));
  const options = second === "build" && !editor ? ["--no-admin"] : [];
  return stay(node(cli, [second, ...rest, ...options]));
}

function installed(folder: string, names: readonly string[]): string {
  const missing = names.filter(
    (name) => !name.startsWith("-") && !existsSync(join(folder, "..", "node_modules", name)),
  );
  if (missing.length > 0)
    throw new Error(`${missing.join(", ")} is not among the packages of the repository.`);
  return "";
}

/** Starts a server, asks it for its first page, and stops it. Gives what it printed. */
async function served(file: string, args: readonly string[], cwd: string): Promise<string> {
  const server = spawn(process.execPath, [file, ...args, "--port", "0"], { cwd });
  try {
    const printed = await new Promise<string>((resolve, reject) => {
      let text = "";
      const read = (part: Buffer) => {
        text += part;
        if (/http:\/\/localhost:\d+/.test(text)) resolve(text);
      };
      server.stdout.on("data", read);
      server.stderr.on("data", read);
      server.on("exit", () => reject(new Error(`The server ended: ${text}`)));
    });
    const [address = ""] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
    return printed;
  } finally {
    server.removeAllListeners("exit");
    server.kill();
  }
}

/** A line of a guide's output stands in what the command printed; an ellipsis stands for whatever differs. */
function checkOutput({ at, text }: Fence, printed: string): void {
  for (const line of text.trim().split("\n")) {
    const parts = line
      .trim()
      .split("…")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    if (!new RegExp(parts.join(".*")).test(printed))
      throw new Error(`${at}: "${line}" is not in:\n${printed}`);
  }
}

function putFile(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Puts a value at a pointer into site.config.json; `/-` at its end is behind a list's last item. */
function putValue(folder: string, fence: Fence, pointer: string): void {
  const file = join(folder, "site.config.json");
  const config = JSON.parse(readFileSync(file, "utf8"));
  const keys = pointer.split("/").slice(1);
  const last = keys.pop() ?? "";
  let target = config;
  for (const key of keys) {
    const named = Array.isArray(target) && target.find(({ id }: { id: string }) => id === key);
    target = named || target[key];
  }
  if (last === "-") target.push(JSON.parse(fence.text));
  else target[last] = JSON.parse(fence.text);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}
