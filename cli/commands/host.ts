import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Argument } from "commander";
import { htaccess } from "../../renderer/hosts/apache.ts";
import { caddyfile } from "../../renderer/hosts/caddy.ts";
import type { HostRules } from "../../renderer/hosts/host-rules.ts";
import { nginxConfig, type Precompressed } from "../../renderer/hosts/nginx.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import type { Terminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { readHostRules } from "../write/read-host-rules.ts";
import { type Declare, examples, rootOption } from "./declare/declare-command.ts";

const formats = {
  nginx: nginxConfig,
  caddy: caddyfile,
  apache: htaccess,
  json: (rules) => `${JSON.stringify({ version: 1, ...rules }, null, 2)}\n`,
} as const satisfies Record<string, (rules: HostRules, compressed: Precompressed) => string>;

type HostFormat = keyof typeof formats;

interface HostOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Relative to the root. */
  readonly out: string;
}

export const declareHost: Declare = (command, start) => {
  command.addArgument(
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
      start((terminal) => host(format, options, terminal)),
    );
};

export async function host(
  format: HostFormat,
  options: HostOptions,
  { cwd, stdout, stderr }: Pick<Terminal, "cwd" | "stdout" | "stderr">,
): Promise<ExitCode> {
  const { path: root } = await openSiteFolder(options.root, cwd, stderr);
  const out = resolve(root, options.out);
  if (!existsSync(join(out, "index.html")))
    throw new SiteError(`There is no built site in ${options.out}.\n  Run site build first.`, 1);
  const has = (ending: string) => existsSync(join(out, `index.html${ending}`));
  stdout.write(formats[format](await readHostRules(out), { gzip: has(".gz"), brotli: has(".br") }));
  return 0;
}
