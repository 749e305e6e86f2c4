import type { DevOptions } from "../commands/dev.ts";
import { type Declare, examples } from "./declare.ts";
import { configOption, dayOptions, portNumber, rootOption } from "./options.ts";

export const declareDev: Declare = (program, start) => {
  const command = program
    .command("dev")
    .description("show the site in a browser while it is being worked on, and the editor at /admin");
  configOption(rootOption(command)).option(
    "--port <number>",
    "where on this machine it is served; 0 for any that is free",
    portNumber,
    4000,
  );
  command
    .option("--open", "open the start page in the browser")
    .option("--host", "let other machines on the network look at it, by an address with a token");
  dayOptions(command, "show")
    .addHelpText(
      "after",
      examples({
        "site dev": "serves the site of this folder at http://localhost:4000",
        "site dev --open": "the same, and opens it in the browser",
        "site dev --host": "prints an address to look at it on a phone",
        "site dev --port 0 --future": "at any free port, with what is dated in the future",
      }),
    )
    .action((options: DevOptions) =>
      start(async (terminal) => {
        const { dev } = await import("../commands/dev.ts");
        return dev(options, terminal);
      }),
    );
};
