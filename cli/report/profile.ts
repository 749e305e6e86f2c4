import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ExitCode } from "../files/site-error.ts";
import type { CommandTerminal } from "./terminal.ts";

export interface ProfiledStep {
  readonly name: string;
  /** The time that passed. */
  readonly wallMs: number;
  /** Of all threads, in milliseconds. */
  readonly processorMs: number;
  /** The most memory that the process has had until then, in megabytes. */
  readonly memoryMb: number;
}

/**
 * Runs a command and says what each of its steps took: in a table on standard error, or as JSON in a file, relative to
 * the working directory.
 */
export async function withProfile(
  profile: boolean | string | undefined,
  terminal: CommandTerminal,
  run: (terminal: CommandTerminal) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (profile === undefined || profile === false) return run(terminal);
  const steps: ProfiledStep[] = [{ name: "start", ...takenSince(start) }];
  let last = now();
  const exitCode = await run({
    ...terminal,
    get stdin() {
      return terminal.stdin;
    },
    step(name) {
      terminal.step(name);
      steps.push({ name, ...takenSince(last) });
      last = now();
    },
  });
  steps.push({ name: "rest", ...takenSince(last) }, { name: "all", ...takenSince(start) });
  if (profile === true) terminal.stderr.write(tableOf(steps));
  else await writeFile(resolve(terminal.cwd, profile), `${JSON.stringify({ steps }, null, 2)}\n`);
  return exitCode;
}

interface Moment {
  readonly wallMs: number;
  readonly processorMs: number;
}

const start: Moment = { wallMs: 0, processorMs: 0 };

function now(): Moment {
  const { user, system } = process.cpuUsage();
  return { wallMs: performance.now(), processorMs: (user + system) / 1000 };
}

function takenSince(before: Moment): Omit<ProfiledStep, "name"> {
  const { wallMs, processorMs } = now();
  return {
    wallMs: Math.round(wallMs - before.wallMs),
    processorMs: Math.round(processorMs - before.processorMs),
    memoryMb: Math.round(process.resourceUsage().maxRSS / 1000),
  };
}

function tableOf(steps: readonly ProfiledStep[]): string {
  const rows = steps.map(({ name, wallMs, processorMs, memoryMb }) =>
    row(name, `${wallMs} ms`, `${processorMs} ms`, `${memoryMb} MB`),
  );
  return [row("step", "wall", "processor", "memory"), ...rows].join("");
}

const row = (name: string, ...cells: readonly string[]) =>
  `${name.padEnd(10)}${cells.map((cell) => cell.padStart(12)).join("")}\n`;
