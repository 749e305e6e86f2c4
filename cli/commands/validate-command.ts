import { Option } from "commander";
import { reportFormats } from "../report/report-formats.ts";
import {
  cacheOptions,
  type Declare,
  dayOptions,
  drawOption,
  examples,
  rootOption,
  wholeNumber,
} from "./declare/declare-command.ts";
import type { ValidateOptions } from "./repeat/repeat-validate.ts";

type ValidateArguments = Omit<ValidateOptions, "config"> & { readonly json?: boolean };

export const declareValidate: Declare = (command, start) => {
  command.argument("[file]", "another config to check against this site's content; - reads standard input");
  rootOption(command)
    .addOption(
      new Option("--format <format>", "how problems are printed").choices(reportFormats).default("text"),
    )
    .option("--json", "the same as --format json")
    .option(
      "--published",
      "as a site that visitors see: a sample of its template that is still there is an error",
    )
    .option("--max-warnings <count>", "fail when there are more warnings than this", wholeNumber);
  drawOption(cacheOptions(dayOptions(command, "check")))
    .addHelpText(
      "after",
      examples({
        "site validate": "checks the site of this folder",
        "site validate --json --max-warnings 0": "for programs; a warning fails too",
        "site validate draft.json": "checks another config with this site's content",
      }),
    )
    .action((file: string | undefined, { json, ...options }: ValidateArguments) =>
      start(async (terminal) => {
        const told: ValidateOptions = { ...options, config: file, format: json ? "json" : options.format };
        const { repeatValidate } = await import("./repeat/repeat-validate.ts");
        if (await repeatValidate(told, terminal)) return 0;
        const { validate } = await import("./validate.ts");
        return validate(told, terminal);
      }),
    );
};
