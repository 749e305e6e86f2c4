import { type Declare, examples } from "./declare.ts";

export const declareExplain: Declare = (program, start) => {
  program
    .command("explain")
    .description("say what a problem's code means, with an example; without a code, list them all")
    .argument("[code]", "such as broken-link")
    .addHelpText(
      "after",
      examples({
        "site explain": "lists all codes",
        "site explain broken-link": "what it means, with a bad and a good example",
      }),
    )
    .action((code: string | undefined) =>
      start(async ({ stdout }) => {
        const { explain } = await import("../commands/explain.ts");
        stdout.write(explain(code));
        return 0;
      }),
    );
};
