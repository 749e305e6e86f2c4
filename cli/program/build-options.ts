import { type Command, Option } from "commander";
import { cacheOptions, configOption, dayOptions, rootOption, webAddress, wholeNumber } from "./options.ts";

/** Everything that a whole site is built with. */
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
  return cacheOptions(command)
    .option("--profile [file]", "say what each step took: in a table on standard error, or as JSON in a file")
    .option(
      "--threads <n>",
      "how many threads make the pages; unless it is given, one for each core for thousands of pages",
      wholeNumber,
    );
}
