import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { saveBody } from "../support/create-put.ts";
import { startDevProcess } from "../support/dev-process.ts";

describe("site dev ends at once", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("at %s while the editor is being bundled", async (signal) => {
    const { site, url, child, ended, printed } = await startDevProcess({ isCached: false });
    const cached = () => readdir(join(site.root, ".blockwork/cache")).catch(() => []);
    const opened = fetch(`${await url}/admin/`).then(
      ({ status }) => status,
      () => "unanswered",
    );
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(await opened).toBe("unanswered");
    // It would have been written there.
    expect((await cached()).filter((name) => name.startsWith("admin-"))).toEqual([]);
    expect(printed()).not.toMatch(/error|could not/);
  });

  it("not before a file that is being saved is whole", async () => {
    const { site, url, child, ended } = await startDevProcess();
    const address = await url;
    const content = await fetch(`${address}/__blockwork/content`);
    const { config } = (await content.json()) as { config: { file: string; text: string; etag: string } };
    const text = config.text.replace("Often not.", "Never.");
    const saved = fetch(`${address}/__blockwork/files`, {
      method: "PUT",
      headers: {
        origin: address,
        "content-type": "application/json",
        "x-blockwork-token": content.headers.get("x-blockwork-token") ?? "",
      },
      body: saveBody({ file: config.file, text, over: config.etag }),
    }).then(
      () => undefined,
      () => undefined,
    );
    child.kill("SIGINT");
    expect(await ended).toBe(0);
    await saved;
    expect([text, config.text]).toContain(await site.read("site.config.json"));
    const left = (await readdir(site.root)).filter((name) => name.includes(".tmp"));
    expect(left).toEqual([]);
  });
});

it("an error that nothing has caught is reported, and site dev goes on", async () => {
  const fault = 'process.on("SIGUSR2", () => { throw new Error("It was thrown on purpose."); });';
  const { url, child, until, printed } = await startDevProcess({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` },
  });
  const address = await url;
  child.kill("SIGUSR2");
  await until(/goes on/);
  expect(printed()).toContain(
    "Internal error, a bug in Blockwork: It was thrown on purpose.\nsite dev goes on.\n",
  );
  expect((await fetch(address)).status).toBe(200);
});
