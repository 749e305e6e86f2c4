import { resolve } from "node:path";
import { styleText } from "node:util";
import { renderUnicodeCompact } from "uqr";
import { assertBundlable } from "../assets/bundle/bundler-path.ts";
import { setDrawTimeout } from "../assets/own-code/draw-limit.ts";
import { faultSentence } from "../describe-error.js";
import { startDevServer } from "../dev/server/dev-server.ts";
import { openBrowser } from "../dev/server/open-browser.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import { isOutside, pathFrom } from "../files/site-path.ts";
import { hasColour } from "../report/report-problems.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import {
  configOption,
  type Declare,
  dayOptions,
  drawOption,
  examples,
  hostRules,
  portNumber,
  rootOption,
} from "./declare/declare-command.ts";

interface DevOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  /** How long own code may take to draw a page, in seconds. */
  readonly drawTimeout?: number;
  /** 0 for any free one. */
  readonly port: number;
  /** Whether entries and pages whose day has not come are shown. */
  readonly future: boolean;
  /** The day for which it is shown, as 2026-01-31: the one that it is, unless it is given. */
  readonly today?: string;
  /** Whether other machines of the network may look at the site. */
  readonly host?: boolean;
  /** Further hosts by which the site and the editor may be addressed. */
  readonly allowedHosts?: readonly string[];
  /** Whether a browser is opened. */
  readonly open?: boolean;
}

export const declareDev: Declare = (command, start) => {
  drawOption(configOption(rootOption(command))).option(
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
    .action((options: DevOptions) => start((terminal) => dev(options, terminal)));
};

export async function dev(
  { port, future, today, host = false, open = false, allowedHosts = [], ...options }: DevOptions,
  { cwd, stdout, stderr, info }: CommandTerminal,
): Promise<ExitCode> {
  const started = performance.now();
  const { path: root } = await openSiteFolder(options.root, cwd, stderr);
  assertBundlable(root);
  setDrawTimeout(options.drawTimeout);
  const path = resolve(root, options.config);
  if (isOutside(root, path))
    throw new SiteError(`The config ${options.config} must be in the site's folder.`);
  const config = pathFrom(root, path);
  const interrupted = new Promise<void>((stop) => {
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });
  const colour = hasColour(stderr);
  const print = (text: string) => void stderr.write(text);
  const serving = { root, config, port, future, today, print, colour, network: host, allowedHosts };
  process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
    // A terminal that is gone can't be written to.
    if (error.syscall !== "write") print(`${faultSentence(error)}\nsite dev goes on.\n`);
  });
  const server = await Promise.race([startDevServer(serving), interrupted]);
  if (!server) return process.exit(0);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const shown = (address: string) => (colour ? styleText("cyan", address) : address);
  info.write(`The site is at ${shown(`${server.url}/`)} (${seconds} s). Ctrl+C stops it.\n`);
  if (host) {
    const { networkUrls, editorUrls } = server;
    // Whoever is on the network can open it only with these lines, so that --quiet keeps them.
    if (networkUrls.length === 0)
      stdout.write("This machine is on no network that others could open it from.\n");
    for (const url of editorUrls) stdout.write(`With the editor it is at ${shown(url)}\n`);
    for (const url of networkUrls) stdout.write(`On the network it is at ${shown(url)}\n`);
    const [first] = networkUrls;
    if (first && stdout.isTTY) stdout.write(`${renderUnicodeCompact(first)}\n`);
  }
  if (open && !(await openBrowser(`${server.url}/`)))
    info.write(`No browser could be opened here: open ${server.url}/ in one.\n`);
  await interrupted;
  await server.stop();
  // The editor may still be being bundled.
  return process.exit(0);
}
