import type { ExplainOptions } from "../commands/explain.ts";
import { type Declare, examples } from "./declare.ts";
import { rootOption } from "./options.ts";

export const declareExplain: Declare = (program, start) => {
  const command = program
    .command("explain")
    .description("say what a problem's code means, with an example; without a code, list them all")
    .argument("[code]", "such as broken-link");
  rootOption(command)
    .addHelpText(
      "after",
      examples({
        "site explain": "lists all codes",
        "site explain broken-link": "what it means, with a bad and a good example",
        "site explain notice/too-old": "what a code of a block of the site's own means",
      }),
    )
    .action((code: string | undefined, options: Omit<ExplainOptions, "cwd">) =>
      start(async ({ stdout, cwd }) => {
        const { explain } = await import("../commands/explain.ts");
        stdout.write(await explain(code, { ...options, cwd }));
        return 0;
      }),
    );
};
