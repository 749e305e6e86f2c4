import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** What a line printed, standard error in between, and how it ended. */
export interface Printed {
  readonly code: number | null;
  readonly text: string;
}

/** A person's shell: it stays in the folder that the last line ended in. */
export interface Shell {
  readonly folder: string;
  /** Runs a line and throws with what it printed if it fails. */
  run(line: string): Promise<string>;
  /** Runs a line that may fail. */
  try(line: string): Promise<Printed>;
  /** Starts a server by a line, waits until it prints an address, and gives that without a slash at its end. It runs until the test is over. */
  serve(line: string): Promise<Server>;
}

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

export async function openShell(start: string, env: NodeJS.ProcessEnv): Promise<Shell> {
  const notes = await mkdtemp(join(tmpdir(), "blockwork-shell-"));
  onTestFinished(() => rm(notes, { recursive: true, force: true }));
  let folder = start;
  const tryLine = async (line: string): Promise<Printed> => {
    const note = join(notes, "folder");
    const printed = await collect(`${line}\ncode=$?; pwd > '${note}'; exit $code`, { cwd: folder, env });
    folder = readFileSync(note, "utf8").trimEnd();
    return printed;
  };
  return {
    get folder() {
      return folder;
    },
    try: tryLine,
    async run(line) {
      const { code, text } = await tryLine(line);
      if (code !== 0) throw new Error(`${line}, in ${folder}, ended with ${code}:\n${text}`);
      return text;
    },
    serve: (line) => serve(line, { cwd: folder, env }),
  };
}

interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

function collect(script: string, place: Place): Promise<Printed> {
  return new Promise((done, fail) => {
    const child = spawn("sh", ["-c", script], { ...place, stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
    child.on("error", fail).on("close", (code) => done({ code, text }));
  });
}

function serve(line: string, place: Place): Promise<Server> {
  // A group of its own, so that what the line starts ends with it.
  const child = spawn("sh", ["-c", line], { ...place, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const ended = new Promise<void>((done) => child.on("close", () => done()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid)
      process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  onTestFinished(stop);
  return new Promise((done, fail) => {
    let text = "";
    const read = (part: string) => {
      text += part;
      const [url] = /http:\/\/[\w.]+:\d+/.exec(text) ?? [];
      if (url) done({ url, stop });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", read);
    child.on("close", () => fail(new Error(`${line} ended: ${text}`)));
  });
}
