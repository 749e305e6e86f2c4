import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";
import { installTools } from "./pinned-tools.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { userEnvironment } from "./user-environment.ts";

/** A registry of the test's own, which asks the one that npm is set up with for what was not published to it. */
export interface Registry {
  readonly url: string;
  /** The environment in which npm takes packages from it, and keeps them apart from those of others. */
  readonly env: NodeJS.ProcessEnv;
}

export async function startRegistry(): Promise<Registry> {
  const folder = await temporaryFolder();
  const tools = installTools("registry");
  const env = userEnvironment();
  const uplink = execFileSync("npm", ["config", "get", "registry"], {
    cwd: folder,
    env,
    encoding: "utf8",
  }).trim();
  const own = { access: "$all", publish: "$all" };
  // YAML takes JSON.
  const config = {
    storage: join(folder, "storage"),
    web: { enable: false },
    uplinks: { usual: { url: uplink, timeout: "120s", max_fails: 100 } },
    packages: {
      blockwork: own,
      "create-blockwork": own,
      "**": { access: "$all", proxy: "usual" },
    },
    log: { type: "stdout", format: "json", level: "error" },
  };
  await writeFile(join(folder, "config.yaml"), JSON.stringify(config));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = join(tools, "verdaccio/bin/verdaccio");
  const args = [program, "--config", join(folder, "config.yaml"), "--listen", `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: "ignore" });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  await expect
    .poll(
      () =>
        fetch(`${url}-/ping`).then(
          ({ ok }) => ok,
          () => child.exitCode,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
  // npm publishes to nobody without a token; the registry reads none.
  const settings = join(folder, "npmrc");
  await writeFile(settings, `registry=${url}\n//127.0.0.1:${port}/:_authToken=none\n`);
  const npm = {
    npm_config_userconfig: settings,
    npm_config_registry: url,
    npm_config_cache: join(folder, "cache"),
  };
  return { url, env: { ...env, ...npm } };
}
