import { type Command, Option } from "commander";
import type { Mode } from "../../assets/bundle/vite-config.ts";
import {
  cacheOptions,
  configOption,
  dayOptions,
  drawOption,
  rootOption,
  webAddress,
} from "./declare-command.ts";

export interface BuildOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  /** Relative to the root. */
  readonly out: string;
  /** `development` keeps React's warnings in the visitor's script; production unless given. */
  readonly mode?: Mode;
  /** Whether entries and pages whose day has not come are included. */
  readonly future?: boolean;
  /** Whether the editor is written beside the site, at /admin; it is unless this says otherwise. */
  readonly admin?: boolean;
  /** The folder of shards that the site is joined from, relative to the root. */
  readonly shards?: string;
  /** Whether `.br` and `.gz` files are written beside those that can be compressed. */
  readonly precompress?: boolean;
  /** Where a list of all files of the site is written, relative to the root. */
  readonly manifest?: string;
  /** Replaces `site.url`. */
  readonly baseUrl?: string;
  /** The day for which the site is built, as 2026-01-31: this one, unless it is given. */
  readonly today?: string;
  /** Whether what was made before is used, and kept for the next run; it is unless this says otherwise. */
  readonly cache?: boolean;
  /** Where it is kept, absolute or relative to the root. */
  readonly cacheDir?: string;
  /** Whether the time of each step is printed, or the file that it is written to as JSON. */
  readonly profile?: boolean | string;
  /** Whether files are compared by content, and not by size and time. */
  readonly paranoid?: boolean;
  /** How long own code may take to draw a page, in seconds. */
  readonly drawTimeout?: number;
}

export function buildOptions(command: Command): Command {
  configOption(rootOption(command))
    .option("--out <dir>", "where the site is written, relative to the root", "dist")
    .addOption(
      new Option("--mode <mode>", "development keeps React's warnings in the visitor's script")
        .choices(["production", "development"])
        .default("production"),
    );
  dayOptions(command, "build")
    .option("--base-url <url>", "the site's address, in place of the one in its config", webAddress)
    .option("--precompress", "write .br and .gz beside the files that hosts can send compressed", false)
    .option("--manifest <file>", "list every file with its size and SHA-256, relative to the root")
    .option("--no-admin", "leave the editor out, and with it the config and the entries that it starts with");
  return drawOption(cacheOptions(command)).option(
    "--profile [file]",
    "say what each step took: in a table on standard error, or as JSON in a file",
  );
}
