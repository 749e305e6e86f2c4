import type { DoctorOptions } from "../commands/doctor.ts";
import { type Declare, examples } from "./declare.ts";
import { jsonOption, rootOption } from "./options.ts";

export const declareDoctor: Declare = (program, start) => {
  const command = program
    .command("doctor")
    .description("check Node, packages, fonts and folders, and say how to mend what is wrong");
  jsonOption(rootOption(command))
    .addHelpText(
      "after",
      examples({ "site doctor": "a line for each; with 1 as its exit code if one is wrong" }),
    )
    .action((options: DoctorOptions) =>
      start(async (terminal) => {
        const { doctor } = await import("../commands/doctor.ts");
        return doctor(options, terminal);
      }),
    );
};
