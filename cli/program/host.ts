import { Argument } from "commander";
import type { HostFormat, HostOptions } from "../commands/host.ts";
import { type Declare, examples } from "./declare.ts";
import { rootOption } from "./options.ts";

export const declareHost: Declare = (program, start) => {
  const command = program
    .command("host")
    .description("print the headers, redirects and 404 pages of the built site as a host takes them")
    .addArgument(
      new Argument("<format>", "what it is printed for").choices(["nginx", "caddy", "apache", "json"]),
    );
  rootOption(command)
    .option("--out <dir>", "where the built site is, relative to the root", "dist")
    .addHelpText(
      "after",
      examples({
        "site host nginx > site.conf": "a file to include in a server block of nginx",
        "site host caddy > site.caddy": "a file to import in a site block of a Caddyfile",
        "site host apache > .htaccess": "a file for the site's folder on Apache",
        "site host json": "the same rules for programs, such as one that sets up a CDN",
      }),
    )
    .action((format: HostFormat, options: HostOptions) =>
      start(async (terminal) => {
        const { host } = await import("../commands/host.ts");
        return host(format, options, terminal);
      }),
    );
};
