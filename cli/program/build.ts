import { Option } from "commander";
import type { BuildOptions } from "../commands/build-options.ts";
import { type Declare, examples } from "./declare.ts";
import { cacheOptions, configOption, dayOptions, rootOption, webAddress } from "./options.ts";

export const declareBuild: Declare = (program, start) => {
  const command = program.command("build").description("check the site and write it to dist");
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
  cacheOptions(command)
    .addHelpText(
      "after",
      examples({
        "site build": "writes the site of this folder to dist",
        "site build --base-url https://preview.example.com": "the same for another address",
        "site build --no-admin --out public": "without the editor, to public",
      }),
    )
    .action((options: BuildOptions) =>
      start(async (terminal) => {
        const { repeatBuild } = await import("../index/build-receipt.ts");
        if (await repeatBuild(options, terminal)) return 0;
        const { build } = await import("../commands/build.ts");
        return build(options, terminal);
      }),
    );
};
