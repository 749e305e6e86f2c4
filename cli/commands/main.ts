import { type Command, CommanderError } from "commander";
import { suggestion } from "../../schema/text/suggest.ts";
import { internalSentence, systemSentence } from "../describe-error.js";
import { packageVersion } from "../files/package-version.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import {
  type CommandTerminal,
  commandTerminal,
  type Output,
  processTerminal,
  stepLine,
  type Terminal,
  type Verbosity,
} from "../report/terminal.ts";
import { unknownTimeZone } from "../report/unknown-time-zone.ts";
import type { Start } from "./declare/declare-command.ts";
import { createProgram } from "./program.ts";

export async function run(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  let verbosity: Verbosity = "usual";
  const start: Start = async (action) => {
    exitCode = await runAction(action, commandTerminal(terminal, verbosity), verbosity);
  };
  try {
    const program = await createProgram(args, terminal, start);
    program.hook("preAction", (_, command) => {
      const { quiet, verbose } = command.opts();
      verbosity = quiet ? "quiet" : verbose ? "verbose" : "usual";
    });
    checkCommand(program, args);
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    return report(error, terminal.stderr, verbosity);
  }
}

type Action = Parameters<Start>[0];

async function runAction(action: Action, terminal: CommandTerminal, verbosity: Verbosity): Promise<ExitCode> {
  const zone = unknownTimeZone();
  if (zone !== undefined)
    terminal.stderr.write(
      `warning: There is no time zone "${zone}", which the variable TZ names, so today is the day in UTC.\n  Write one such as Europe/Berlin.\n`,
    );
  if (verbosity !== "verbose") return action(terminal);
  const { stderr, cwd } = terminal;
  const started = performance.now();
  stderr.write(`Blockwork ${packageVersion()}, Node ${process.version}, in ${cwd}\n`);
  try {
    return await action(terminal);
  } finally {
    stderr.write(stepLine("all", started));
  }
}

/** Throws a SiteError with the nearest name for a command that does not exist. */
function checkCommand(program: Command, [name]: readonly string[]): void {
  if (name === undefined || name.startsWith("-")) return;
  const names = [...program.commands.map((command) => command.name()), "help"];
  if (names.includes(name)) return;
  const hint = suggestion(name, names) ?? "Run site --help to see what there is.";
  throw new SiteError(`There is no command "${name}".\n  ${hint}`);
}

function report(error: unknown, stderr: Output, verbosity: Verbosity): ExitCode {
  // Commander has printed its own message by now; help that was asked for is no mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof SiteError) {
    stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
  const sentence = systemSentence(error);
  if (sentence !== undefined) {
    stderr.write(`${sentence}\n`);
    return 2;
  }
  const isVerbose = verbosity === "verbose" || Boolean(process.env.BLOCKWORK_DEBUG);
  stderr.write(`${internalSentence(error, isVerbose)}\n`);
  return 3;
}
