import type { StatsOptions } from "../commands/stats.ts";
import { type Declare, examples } from "./declare.ts";
import { jsonOption, rootOption, wholeNumber } from "./options.ts";

export const declareStats: Declare = (program, start) => {
  const command = program
    .command("stats")
    .description("say what visitors download of each page that was built, the heaviest first");
  jsonOption(rootOption(command))
    .option("--out <dir>", "where the built site is, relative to the root", "dist")
    .option("--max-page <kB>", "fail when a page is heavier than this", wholeNumber)
    .addHelpText(
      "after",
      examples({
        "site stats": "HTML, CSS, script, pictures and fonts of each page",
        "site stats --max-page 300": "for CI: fails when a page has more than 300 kB",
      }),
    )
    .action((options: StatsOptions) =>
      start(async (terminal) => {
        const { stats } = await import("../commands/stats.ts");
        return stats(options, terminal);
      }),
    );
};
