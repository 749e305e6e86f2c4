import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { packageRoot } from "../package-root.ts";
import type { GitHost } from "./git-host.ts";

export interface SignInService {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts packages/sign-in by Node, as a process of its own, for a GitHub and the origins of sites. */
export async function startSignInService(
  host: GitHost,
  origins: readonly string[],
  port = 0,
): Promise<SignInService> {
  const service: ChildProcess = spawn("node", [join(packageRoot, "packages/sign-in/server.js")], {
    env: {
      ...process.env,
      PORT: String(port),
      GITHUB_URL: host.settings.url,
      GITHUB_CLIENT_ID: host.application.clientId,
      GITHUB_CLIENT_SECRET: host.application.secret,
      ALLOWED_ORIGINS: origins.join(", "),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(service.stdout as NodeJS.ReadableStream, "data");
  const [, listening] = /port (\d+)/.exec(String(said)) ?? [];
  return {
    url: `http://127.0.0.1:${listening}`,
    async close() {
      service.kill();
      await once(service, "exit");
    },
  };
}
