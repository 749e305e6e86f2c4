import type { DevOptions } from "../commands/dev.ts";
import { type Declare, examples } from "./declare.ts";
import { configOption, dayOptions, hostRules, portNumber, rootOption } from "./options.ts";

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
    .option("--host", "let other machines on the network look at it, by an address with a token")
    .option(
      "--allowed-hosts <host...>",
      "other hosts by which it may be asked, such as localhost:8080 of a container or .example.test",
      hostRules,
    );
  dayOptions(command, "show")
    .addHelpText(
      "after",
      examples({
        "site dev": "serves the site of this folder at http://localhost:4000",
        "site dev --open": "the same, and opens it in the browser",
        "site dev --host": "prints an address to look at it on a phone",
        "site dev --host --allowed-hosts localhost:8080":
          "in a container whose port 4000 is port 8080 of the machine; prints an address with the editor",
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
