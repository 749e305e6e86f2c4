import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { isDate } from "../schema/formats.ts";
import type { BuildOptions } from "./commands/build.ts";
import type { DevOptions } from "./commands/dev.ts";
import type { MigrateOptions } from "./commands/migrate.ts";
import type { SchemaOptions } from "./commands/schema.ts";
import type { ValidateOptions } from "./commands/validate.ts";
import { reportFormats } from "./report/report-formats.ts";
import { type ExitCode, SiteError } from "./site-error.ts";
import { type Output, processTerminal, type Terminal } from "./terminal.ts";

type ValidateArguments = Omit<ValidateOptions, "config"> & { readonly json?: boolean };

type MigrateArguments = Omit<MigrateOptions, "mode"> & { readonly check?: boolean; readonly write?: boolean };

const todayHelp = "the day that it is taken to be, such as 2026-01-31; this machine's unless it is given";
const description = "Builds a website from one JSON file, site.config.json.";

/** Runs the command line and gives the exit code. The one place that catches errors and prints them. */
export async function run(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = new Command("site")
    .description(description)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    })
    .showHelpAfterError("Run site --help to see what there is.")
    .showSuggestionAfterError(true);

  program
    .command("build")
    .description("check the site and write it to dist")
    .option("--root <dir>", "the site's folder", ".")
    .option("--config <file>", "the config, relative to the root", "site.config.json")
    .option("--out <dir>", "where the site is written, relative to the root", "dist")
    .addOption(
      new Option("--mode <mode>", "development keeps React's warnings in the visitor's script")
        .choices(["production", "development"])
        .default("production"),
    )
    .option("--future", "build entries dated in the future too", false)
    .option("--today <day>", todayHelp, day)
    .option("--base-url <url>", "the site's address, in place of the one in its config", webAddress)
    .option("--no-admin", "leave the editor out, and with it the config and the entries that it starts with")
    .option("--no-cache", "make everything again, and keep nothing for the next run")
    .option(
      "--cache-dir <dir>",
      "where that is kept, relative to the root; .blockwork/cache unless it is given",
    )
    .action(async (options: BuildOptions) => {
      const { build } = await import("./commands/build.ts");
      exitCode = await build(options, terminal);
    });

  program
    .command("dev")
    .description("show the site in a browser while it is being worked on, and the editor at /admin")
    .option("--root <dir>", "the site's folder", ".")
    .option("--config <file>", "the config, relative to the root", "site.config.json")
    .option("--port <number>", "where on this machine it is served; 0 for any that is free", portNumber, 4000)
    .option("--future", "show entries dated in the future too", false)
    .option("--today <day>", todayHelp, day)
    .action(async (options: DevOptions) => {
      const { dev } = await import("./commands/dev.ts");
      exitCode = await dev(options, terminal);
    });

  program
    .command("validate")
    .description("check the site and say what is wrong")
    .argument("[file]", "another config to check against this site's content; - reads standard input")
    .option("--root <dir>", "the site's folder", ".")
    .addOption(
      new Option("--format <format>", "how problems are printed").choices(reportFormats).default("text"),
    )
    .option("--json", "the same as --format json")
    .option("--max-warnings <count>", "fail when there are more warnings than this", wholeNumber)
    .option("--future", "check entries dated in the future too", false)
    .option("--today <day>", todayHelp, day)
    .option("--no-cache", "make everything again, and keep nothing for the next run")
    .option(
      "--cache-dir <dir>",
      "where that is kept, relative to the root; .blockwork/cache unless it is given",
    )
    .action(async (file: string | undefined, { json, ...options }: ValidateArguments) => {
      const { validate } = await import("./commands/validate.ts");
      exitCode = await validate(
        { ...options, config: file, format: json ? "json" : options.format },
        terminal,
      );
    });

  program
    .command("explain")
    .description("say what a problem's code means, with an example; without a code, list them all")
    .argument("[code]", "such as broken-link")
    .option("--markdown", "all of them as the page docs/problems.md", false)
    .action(async (code: string | undefined, { markdown }: { readonly markdown: boolean }) => {
      const { explain } = await import("./commands/explain.ts");
      terminal.stdout.write(explain(code, markdown));
    });

  program
    .command("migrate")
    .description("bring the files of a site to the present format, and say what changes")
    .option("--root <dir>", "the site's folder", ".")
    .option("--config <file>", "the config, relative to the root", "site.config.json")
    .addOption(
      new Option("--check", "only say whether something would change").conflicts(["dryRun", "write"]),
    )
    .addOption(
      new Option("--dry-run", "show what would change, which is what it does by default").conflicts("write"),
    )
    .option("--write", "change the files")
    .action(async ({ check, write, ...options }: MigrateArguments) => {
      const { migrate } = await import("./commands/migrate.ts");
      const mode = check ? "check" : write ? "write" : "dry-run";
      exitCode = await migrate({ ...options, mode }, terminal);
    });

  program
    .command("schema")
    .description(
      "write site.schema.json and model.schema.json, from which code editors complete and explain the site",
    )
    .option("--root <dir>", "the site's folder", ".")
    .option("--check", "only say whether the files are up to date", false)
    .action(async (options: SchemaOptions) => {
      const { schema } = await import("./commands/schema.ts");
      exitCode = await schema(options, terminal);
    });

  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    return report(error, terminal.stderr);
  }
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(text);
}

function webAddress(text: string): string {
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError("It must be an address, such as https://www.example.com.");
  return text;
}

function day(text: string): string {
  if (!isDate(text)) throw new InvalidArgumentError("It must be a day, such as 2026-01-31.");
  return text;
}

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError("It must be a port, up to 65535.");
  return port;
}

function report(error: unknown, stderr: Output): ExitCode {
  // Commander has printed its own message by now; help that was asked for is no mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof SiteError) {
    stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
  const message =
    error instanceof Error ? (process.env.BLOCKWORK_DEBUG ? error.stack : error.message) : String(error);
  stderr.write(
    `Internal error, a bug in Blockwork: ${message}\nYour files were left as they are. Run it again with BLOCKWORK_DEBUG=1 to see where.\n`,
  );
  return 3;
}
