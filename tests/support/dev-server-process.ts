import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

export interface DevServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** What was printed so far, to both streams. */
  readonly printed: () => string;
}

/** `site dev` for a folder, in a process of its own; for benches too, which have no test that ends it. */
export async function startDevServerProcess(root: string): Promise<DevServerProcess> {
  const child = spawn(process.execPath, [join(packageRoot, "cli/site.js"), "dev", "--port", "0"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  let printed = "";
  const port = await new Promise<number>((done, fail) => {
    const look = (text: string) => {
      printed += text;
      const [, found] = /localhost:(\d+)\//.exec(printed) ?? [];
      if (found !== undefined) done(Number(found));
    };
    child.stdout.setEncoding("utf8").on("data", look);
    child.stderr.setEncoding("utf8").on("data", look);
    child.on("exit", (code) => fail(new Error(`site dev ended with ${code}: ${printed}`)));
  });
  return { child, port, printed: () => printed };
}
