import type { SchemaOptions } from "../commands/schema.ts";
import { type Declare, examples } from "./declare.ts";
import { rootOption } from "./options.ts";

export const declareSchema: Declare = (program, start) => {
  const command = program
    .command("schema")
    .description(
      "write site.schema.json and model.schema.json, from which code editors complete and explain the site",
    );
  rootOption(command)
    .option("--check", "only say whether the files are up to date", false)
    .addHelpText(
      "after",
      examples({
        "site schema": "writes both files; again after a change of own blocks or of the model",
        "site schema --check": "for CI: fails when they are out of date",
      }),
    )
    .action((options: SchemaOptions) =>
      start(async (terminal) => {
        const { schema } = await import("../commands/schema.ts");
        return schema(options, terminal);
      }),
    );
};
