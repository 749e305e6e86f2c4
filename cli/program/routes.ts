import type { RoutesOptions } from "../commands/routes.ts";
import { type Declare, examples } from "./declare.ts";
import { configOption, dayOptions, jsonOption, rootOption } from "./options.ts";

export const declareRoutes: Declare = (program, start) => {
  const command = program
    .command("routes")
    .description("list every page with its source and its blocks, every feed and every redirect");
  dayOptions(jsonOption(configOption(rootOption(command))), "list")
    .addHelpText(
      "after",
      examples({
        "site routes": "a line for each",
        "site routes --json": "the same for programs, with titles and languages",
      }),
    )
    .action((options: RoutesOptions) =>
      start(async (terminal) => {
        const { routes } = await import("../commands/routes.ts");
        return routes(options, terminal);
      }),
    );
};
