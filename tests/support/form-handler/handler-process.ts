import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../package-root.ts";

export interface HandlerProcess {
  readonly url: string;
  /** What it has written to standard error. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts the form handler of a site's folder by Node, as `npm install` and `npm start` would. */
export async function startHandler(root: string, env: NodeJS.ProcessEnv): Promise<HandlerProcess> {
  const folder = join(root, "form-handler");
  const packages = join(folder, "node_modules");
  await mkdir(packages, { recursive: true });
  await symlink(join(packageRoot, "node_modules/nodemailer"), join(packages, "nodemailer")).catch(
    () => undefined,
  );
  const { PATH } = process.env;
  const handler = spawn(process.execPath, ["server.js"], {
    cwd: folder,
    env: { PATH, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  handler.stderr.on("data", (text) => log.push(String(text)));
  const [said] = await once(handler.stdout, "data");
  const [, port] = /port (\d+)/.exec(String(said)) ?? [];
  return {
    url: `http://127.0.0.1:${port}/api/form-handler`,
    log,
    async close() {
      handler.kill();
      await once(handler, "exit");
    },
  };
}
