import { InvalidArgumentError } from "commander";
import { shardsFolder } from "../pipeline/shards/shards-folder.ts";
import { withProfile } from "../report/profile.ts";
import type { Shard } from "./build-shard.ts";
import type { BuildOptions } from "./declare/build-options.ts";
import { buildOptions } from "./declare/build-options.ts";
import { type Declare, examples } from "./declare/declare-command.ts";

interface ShardOptions extends BuildOptions {
  readonly shard?: Shard;
  readonly shards: string;
}

function shard(text: string): Shard {
  const [, number = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > count)
    throw new InvalidArgumentError("It must be the number of a shard and how many there are, such as 3/8.");
  return { number, count };
}

export const declareBuild: Declare = (command, start) => {
  buildOptions(command)
    .option("--shard <i/n>", "make only the i-th of n shares of the pages, for site merge", shard)
    .option("--shards <dir>", "where shards are kept, relative to the root", shardsFolder)
    .addHelpText(
      "after",
      examples({
        "site build": "writes the site of this folder to dist",
        "site build --base-url https://preview.example.com": "the same for another address",
        "site build --no-admin --out public": "without the editor, to public",
        "site build --shard 3/8": "the third of eight shares, on a machine of its own",
      }),
    )
    .action(({ shard, shards, ...options }: ShardOptions) =>
      start((given) =>
        withProfile(options.profile, given, async (terminal) => {
          if (shard) {
            const { buildShard } = await import("./build-shard.ts");
            return buildShard(shard, { ...options, shards }, terminal);
          }
          const { repeatBuild } = await import("./repeat/repeat-build.ts");
          if (await repeatBuild(options, terminal)) return 0;
          const { build } = await import("./build.ts");
          return build(options, terminal);
        }),
      ),
    );
};
