import type { BuildOptions } from "../commands/build-options.ts";
import { shardsFolder } from "../pipeline/parallel/shards-folder.ts";
import { withProfile } from "../report/profile.ts";
import { buildOptions } from "./build-options.ts";
import { type Declare, examples } from "./declare.ts";

export const declareMerge: Declare = (program, start) => {
  const command = program
    .command("merge")
    .description("join the shares that site build --shard made, check the whole, and write it to dist");
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
          const { build } = await import("../commands/build.ts");
          return build(options, terminal);
        }),
      ),
    );
};
