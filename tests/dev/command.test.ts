import { spawn } from "node:child_process";
import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { createTemporarySite } from "../support/temporary-site.ts";

/** Runs `site dev` until it has printed something, then interrupts it as Ctrl+C does. */
async function runDev(args: readonly string[], env: Readonly<Record<string, string>>, until: RegExp) {
  const site = await createTemporarySite();
  const command = [join(packageRoot, "cli/site.js"), "dev", "--port", "0", ...args];
  const child = spawn(process.execPath, command, { cwd: site.root, env: { ...process.env, ...env } });
  let printed = "";
  const ended = new Promise<number | null>((done) => child.on("exit", done));
  await new Promise<void>((done) => {
    const look = (text: string) => {
      printed += text;
      if (until.test(printed)) done();
    };
    child.stdout.setEncoding("utf8").on("data", look);
    child.stderr.setEncoding("utf8").on("data", look);
    child.on("exit", () => done());
  });
  child.kill("SIGINT");
  const code = await ended;
  await site.remove();
  return { code, printed };
}

const where = /The site is at (http:\S+) /;

describe.skipIf(process.platform !== "linux")("site dev --open", () => {
  it("opens the start page in the browser that the system names", async () => {
    const folder = await temporaryFolder({
      "xdg-open": '#!/bin/sh\ncd "$OPENED_IN" && printf "%s" "$1" > opened.txt\n',
    });
    await chmod(join(folder, "xdg-open"), 0o755);
    const opened = () => readFile(join(folder, "opened.txt"), "utf8").catch(() => "");
    const { code, printed } = await runDev(
      ["--open"],
      { PATH: folder, OPENED_IN: folder, CI: "" },
      /is fine/,
    );
    expect(code).toBe(0);
    await expect.poll(opened).toBe(where.exec(printed)?.[1]);
    expect(printed).not.toContain("No browser");
  });

  it.each([
    ["there is no browser", { CI: "" }],
    ["it runs in CI", { CI: "true" }],
  ])("says in a line where to look when %s, and goes on", async (_, env) => {
    const folder = await temporaryFolder({ "none.txt": "" });
    const { code, printed } = await runDev(
      ["--open"],
      { PATH: folder, ...env },
      /is fine[\s\S]*No browser|No browser[\s\S]*is fine/,
    );
    expect(code).toBe(0);
    const [, address = ""] = where.exec(printed) ?? [];
    expect(printed).toContain(`No browser could be opened here: open ${address} in one.\n`);
  });
});

it("with --host an address with a token for each network, and no QR code where nobody sits", async () => {
  const { code, printed } = await runDev(["--host"], {}, /is fine/);
  expect(code).toBe(0);
  expect(printed).toMatch(
    /On the network it is at http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/\?token=[\w-]{16}\n|This machine is on no network/,
  );
  expect(printed).not.toMatch(/[\u2580-\u259f]/);
});
