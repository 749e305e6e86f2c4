import { Option } from "commander";
import type { MigrateOptions } from "../commands/migrate.ts";
import { type Declare, examples } from "./declare.ts";
import { configOption, rootOption } from "./options.ts";

type MigrateArguments = Omit<MigrateOptions, "mode"> & { readonly check?: boolean; readonly write?: boolean };

export const declareMigrate: Declare = (program, start) => {
  const command = program
    .command("migrate")
    .description("bring the files of a site to the present format, and say what changes");
  configOption(rootOption(command))
    .addOption(
      new Option("--check", "only say whether something would change").conflicts(["dryRun", "write"]),
    )
    .addOption(
      new Option("--dry-run", "show what would change, which is what it does by default").conflicts("write"),
    )
    .option("--write", "change the files")
    .addHelpText(
      "after",
      examples({ "site migrate": "shows what would change", "site migrate --write": "changes it" }),
    )
    .action(({ check, write, ...options }: MigrateArguments) =>
      start(async (terminal) => {
        const { migrate } = await import("../commands/migrate.ts");
        return migrate({ ...options, mode: check ? "check" : write ? "write" : "dry-run" }, terminal);
      }),
    );
};
