import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

const startMs = 2000;

export async function openBrowser(address: string): Promise<boolean> {
  if (process.env.CI) return false;
  const { default: open } = await import("open");
  try {
    const opener = await open(address);
    // What opens it ends at once, or stays with the browser; where there is none it fails.
    if (opener.exitCode === null)
      await Promise.race([once(opener, "exit"), setTimeout(startMs, undefined, { ref: false })]);
    return (opener.exitCode ?? 0) === 0;
  } catch {
    return false;
  }
}
