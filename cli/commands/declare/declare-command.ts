import { type Command, InvalidArgumentError, Option } from "commander";
import { isDate } from "../../../schema/formats/date/is-date.ts";
import { parseUrl } from "../../../schema/text/parse-url.ts";
import { isHostRule } from "../../dev/http/guard.ts";
import type { ExitCode } from "../../files/site-error.ts";
import type { CommandTerminal } from "../../report/terminal.ts";

export type Start = (action: (terminal: CommandTerminal) => Promise<ExitCode>) => Promise<void>;

export type Declare = (command: Command, start: Start) => void;

export function examples(lines: Readonly<Record<string, string>>): string {
  const widest = Math.max(...Object.keys(lines).map((line) => line.length));
  const written = Object.entries(lines).map(([line, meaning]) => `  ${line.padEnd(widest)}  ${meaning}`);
  return `\nExamples:\n${written.join("\n")}`;
}

export const rootOption = (command: Command) => command.option("--root <dir>", "the site's folder", ".");

export const configOption = (command: Command) =>
  command.option("--config <file>", "the config, relative to the root", "site.config.json");

export const dayOptions = (command: Command, verb: string) =>
  command
    .option("--future", `${verb} pages and entries dated in the future too`, false)
    .option(
      "--today <day>",
      "the day that it is taken to be, such as 2026-01-31, or the moment, 2026-01-31T10:00:00+01:00; this machine's unless it is given",
      day,
    );

export const cacheOptions = (command: Command) =>
  command
    .option("--no-cache", "make everything again, and keep nothing for the next run")
    .option(
      "--cache-dir <dir>",
      "where that is kept, relative to the root; .blockwork/cache unless it is given",
    )
    .option("--paranoid", "compare files by their content, not by their size and time", false);

export const drawOption = (command: Command) =>
  command.option(
    "--draw-timeout <seconds>",
    "how long the site's own blocks may take to draw a page; 5 unless it is given",
    seconds,
  );

export const jsonOption = (command: Command) =>
  command.option("--json", "print JSON for programs, to standard output", false);

export const verbosityOptions = (command: Command) =>
  command
    .addOption(
      new Option("-q, --quiet", "print problems and what was asked for, nothing else").conflicts("verbose"),
    )
    .addOption(
      new Option("--verbose", "print each step with its time, and where an internal error comes from"),
    );

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(text);
}

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 86_400))
    throw new InvalidArgumentError("It must be a number of seconds, such as 20.");
  return value;
}

export function webAddress(text: string): string {
  if (!/^https?:\/\/[^/]/.test(text) || !parseUrl(text))
    throw new InvalidArgumentError("It must be an address, such as https://www.example.com.");
  return text;
}

export function hostRules(text: string, before: readonly string[] = []): readonly string[] {
  const hosts = text.split(",").map((host) => host.trim());
  if (!hosts.every(isHostRule))
    throw new InvalidArgumentError(
      "It must be a host without http:// and path, such as localhost:8080, dev.example.test or .example.test.",
    );
  return [...before, ...hosts];
}

export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError("It must be a port, up to 65535.");
  return port;
}

function day(text: string): string {
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  if (!isDate(text.slice(0, 10)) || (!isMoment && text.length > 10) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError("It must be a day, such as 2026-01-31, or a moment with its zone.");
  return text;
}
