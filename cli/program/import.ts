import type { ImportOptions } from "../commands/import.ts";
import { type Declare, examples } from "./declare.ts";
import { rootOption } from "./options.ts";

export const declareImport: Declare = (program, start) => {
  const command = program
    .command("import")
    .description("take over what the editor exported, after checking it, and say what changes")
    .argument("<file>", "an exported config, or an archive of entries, pictures and files");
  rootOption(command)
    .option("--dry-run", "only say what would change", false)
    .addHelpText(
      "after",
      examples({
        "site import site-content.json --dry-run": "says what it would change",
        "site import changes.zip": "takes over the entries, pictures and files in it",
      }),
    )
    .action((file: string, options: Omit<ImportOptions, "file">) =>
      start(async (terminal) => {
        const { importFile } = await import("../commands/import.ts");
        return importFile({ ...options, file }, terminal);
      }),
    );
};
