import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A file system with mounts that no other process sees. */
export interface MountNamespace {
  /** Where a file of it is for this process. */
  path(inside: string): string;
  /** The command line that runs a program in it. */
  command(program: string, ...args: readonly string[]): [string, ...string[]];
}

const isRoot = process.getuid?.() === 0;
const unshare = isRoot ? ["--mount"] : ["--user", "--map-root-user", "--mount"];

/**
 * Why this machine has no such file systems: they need Linux, and the administrator or a kernel that lets others mount
 * in a namespace of their own. Undefined where it has.
 */
export async function whyNoMounts(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "blockwork-"));
  try {
    const mount = `mount -t tmpfs none ${folder} && cd ${folder} && mkdir l u w m && ${overlay("l", "u", "w", "m")}`;
    execFileSync("unshare", [...unshare, "sh", "-c", mount], { stdio: ["ignore", "ignore", "pipe"] });
    return undefined;
  } catch (error) {
    return String((error as Error).message).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The command that mounts a folder over another, as containers do with the layers of their images. */
export function overlay(lower: string, upper: string, work: string, at: string): string {
  return `mount -t overlay -o lowerdir=${lower},upperdir=${upper},workdir=${work} overlay ${at}`;
}

/** Runs the commands that mount in a namespace, which is gone when the test is over. */
export async function mountNamespace(mounts: string): Promise<MountNamespace> {
  const holder = spawn("unshare", [...unshare, "sh", "-c", `set -e\n${mounts}\necho mounted\nexec cat`]);
  const ended = once(holder, "close");
  let stderr = "";
  holder.stderr.on("data", (data) => {
    stderr += data;
  });
  const close = async () => {
    holder.stdin.end();
    await ended;
  };
  onTestFinished(close);
  await Promise.race([once(holder.stdout, "data"), ended]);
  const root = `/proc/${holder.pid}/root`;
  if (holder.exitCode !== null || !existsSync(root)) throw new Error(`It could not be mounted: ${stderr}`);
  const user = isRoot ? [] : ["--user", "--preserve-credentials"];
  return {
    path: (inside) => join(root, inside),
    command: (program, ...args) => [
      "nsenter",
      `--target=${holder.pid}`,
      "--mount",
      ...user,
      "--",
      program,
      ...args,
    ],
  };
}
