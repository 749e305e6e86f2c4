import { relative, resolve, sep } from "node:path";
import { styleText } from "node:util";
import { startDevServer } from "../dev/dev-server.ts";
import { isOutside } from "../read/is-outside.ts";
import { openSiteFolder } from "../read/site-folder.ts";
import { hasColour } from "../report/report-problems.ts";
import { type ExitCode, SiteError } from "../site-error.ts";
import type { CommandTerminal } from "../terminal.ts";

export interface DevOptions {
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  readonly port: number;
  /** Whether entries dated after today are part of the site. */
  readonly future: boolean;
  /** The day for which it is shown, as 2026-01-31: the one that it is, unless it is given. */
  readonly today?: string;
}

/** Serves the site while it is being worked on, until it is interrupted. */
export async function dev(
  { port, future, today, ...options }: DevOptions,
  { cwd, stderr, info }: CommandTerminal,
): Promise<ExitCode> {
  const started = performance.now();
  const { path: root } = await openSiteFolder(options.root, cwd);
  const path = resolve(root, options.config);
  if (isOutside(root, path))
    throw new SiteError(`The config ${options.config} must be in the site's folder.`);
  const config = relative(root, path).split(sep).join("/");
  const interrupted = new Promise<void>((stop) => {
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });
  const colour = hasColour(stderr);
  const print = (text: string) => void stderr.write(text);
  const server = await startDevServer({ root, config, port, future, today, print, colour });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const address = colour ? styleText("cyan", `${server.url}/`) : `${server.url}/`;
  info.write(`The site is at ${address} (${seconds} s). Ctrl+C stops it.\n`);
  await interrupted;
  await server.close();
  return 0;
}
