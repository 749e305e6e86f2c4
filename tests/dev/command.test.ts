import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { siteAddress, startDevProcess } from "../support/dev-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Runs `site dev` until it has printed something, then interrupts it as Ctrl+C does. */
async function runDev(args: readonly string[], env: Readonly<Record<string, string>>, until: RegExp) {
  const dev = await startDevProcess({ args, env });
  await dev.until(until);
  dev.child.kill("SIGINT");
  return { code: await dev.ended, printed: dev.printed() };
}

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
    await expect.poll(opened).toBe(`${siteAddress.exec(printed)?.[1]}/`);
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
    const [, address = ""] = siteAddress.exec(printed) ?? [];
    expect(printed).toContain(`No browser could be opened here: open ${address}/ in one.\n`);
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
