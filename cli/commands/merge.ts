import { shardsFolder } from "../pipeline/shards/shards-folder.ts";
import { withProfile } from "../report/profile.ts";
import type { BuildOptions } from "./declare/build-options.ts";
import { buildOptions } from "./declare/build-options.ts";
import { type Declare, examples } from "./declare/declare-command.ts";

export const declareMerge: Declare = (command, start) => {
  buildOptions(command)
    .option("--shards <dir>", "where the shards are, relative to the root", shardsFolder)
    .addHelpText(
      "after",
      examples({
        "site merge": "joins the shards in .blockwork/shards",
        "site merge --shards shards": "those in shards, where they were downloaded to",
      }),
    )
    .action((options: BuildOptions) =>
      start((given) =>
        withProfile(options.profile, given, async (terminal) => {
          const { build } = await import("./build.ts");
          return build(options, terminal);
        }),
      ),
    );
};
