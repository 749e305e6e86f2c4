import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { makeScripts } from "../../assets/bundle/scripts.ts";
import { SiteError } from "../../files/site-error.ts";
import { createBundler } from "./bundler-process.ts";

const clock = (closingTag: string) => ({
  "blocks/clock/island.tsx": `export default () => <time>Now</${closingTag}>;\n`,
});

async function start(files: Readonly<Record<string, string>> = clock("time")) {
  const bundler = createBundler({ idleMs: 10 });
  onTestFinished(bundler.close);
  return { bundler, site: await temporaryFolder(files) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("bundles what this process would, and ends once nothing is asked for", async () => {
  const { bundler, site } = await start();
  const made = bundler.visitor(site, "production");
  const { pid = 0 } = bundler;
  expect(pid).not.toBe(process.pid);
  const { value, inputs } = await makeScripts(site, "production");
  expect((await made).value).toEqual(value);
  expect([...(await made).inputs].toSorted()).toEqual([...inputs].toSorted());
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect((await bundler.visitor(site, "production")).value).toEqual(value);
});

it("what can't be bundled is said as it is said here", async () => {
  const { bundler, site } = await start(clock("em"));
  const said = (promise: Promise<unknown>) =>
    promise.then(String, (error: SiteError) => [error.exitCode, error.message]);
  const there = said(bundler.visitor(site, "production"));
  expect(await said(makeScripts(site, "production"))).toEqual(await there);
  expect(String(await there)).toContain("blocks/clock/island.tsx:1");
});

it("a process that is killed is said, and the next call has another one", async () => {
  const { bundler, site } = await start();
  const made = bundler.visitor(site, "production");
  process.kill(bundler.pid ?? 0, "SIGKILL");
  await expect(made).rejects.toThrow(
    "The process that bundles ended by SIGKILL, perhaps for want of memory.",
  );
  await expect(made).rejects.toBeInstanceOf(SiteError);
  const { value } = await bundler.visitor(site, "production");
  expect(value.files.some(({ text }) => text.includes("Now"))).toBe(true);
});

it("what waits when it is closed is told so, and its process ends", async () => {
  const { bundler, site } = await start();
  const made = bundler.visitor(site, "production");
  const { pid = 0 } = bundler;
  bundler.close();
  await expect(made).rejects.toThrow("site dev was stopped.");
  await expect.poll(() => isRunning(pid)).toBe(false);
});
