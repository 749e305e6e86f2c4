import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openSiteFolder } from "../files/site-folder.ts";
import { startPreviewServer } from "../preview/preview-server.ts";
import { type ExitCode, SiteError } from "../site-error.ts";
import type { CommandTerminal } from "../terminal.ts";

export interface PreviewOptions {
  readonly root: string;
  /** Relative to the root. */
  readonly out: string;
  readonly port: number;
}

/** Serves what was built, until it is interrupted. */
export async function preview(
  options: PreviewOptions,
  { cwd, info }: CommandTerminal,
  interrupted: Promise<void> = interruption(),
): Promise<ExitCode> {
  const { path: root } = await openSiteFolder(options.root, cwd);
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
