import type { PreviewOptions } from "../commands/preview.ts";
import { type Declare, examples } from "./declare.ts";
import { portNumber, rootOption } from "./options.ts";

export const declarePreview: Declare = (program, start) => {
  const command = program
    .command("preview")
    .description("serve what was built as a host does: redirects, headers, the 404 page, compression");
  rootOption(command)
    .option("--out <dir>", "where the built site is, relative to the root", "dist")
    .option("--port <number>", "where on this machine it is served; 0 for any that is free", portNumber, 4100)
    .addHelpText(
      "after",
      examples({
        "site preview": "serves dist at http://localhost:4100",
        "site preview --port 0 --out public": "another folder, at any free port",
      }),
    )
    .action((options: PreviewOptions) =>
      start(async (terminal) => {
        const { preview } = await import("../commands/preview.ts");
        return preview(options, terminal);
      }),
    );
};
