import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startPreviewServer } from "../dev/preview/preview-server.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { type Declare, examples, portNumber, rootOption } from "./declare/declare-command.ts";

interface PreviewOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Relative to the root. */
  readonly out: string;
  /** 0 for any free one. */
  readonly port: number;
}

export const declarePreview: Declare = (command, start) => {
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
    .action((options: PreviewOptions) => start((terminal) => preview(options, terminal)));
};

/** Serves a built site until `interrupted` resolves, by default at Ctrl+C. */
export async function preview(
  options: PreviewOptions,
  { cwd, info, stderr }: CommandTerminal,
  interrupted: Promise<void> = interruption(),
): Promise<ExitCode> {
  const { path: root } = await openSiteFolder(options.root, cwd, stderr);
  const out = resolve(root, options.out);
  if (!existsSync(join(out, "index.html")))
    throw new SiteError(`There is no built site in ${options.out}.\n  Run site build first.`, 1);
  const server = await startPreviewServer(out, options.port);
  info.write(`${options.out} is at ${server.url} as a host serves it. Ctrl+C stops it.\n`);
  await interrupted;
  await server.close();
  return 0;
}

const interruption = () =>
  new Promise<void>((stop) => {
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });
