import { expect, it } from "vitest";
import { startDevSite } from "../support/dev-site.ts";

it("a block that ends the process ends only the thread of the site's code, until it is mended", async () => {
  const site = await startDevSite({}, "own-block");
  const view = "blocks/notice/view.tsx";
  const before = await site.read(view);
  const status = async () => (await site.send({ path: "/" })).status;
  expect(await status()).toBe(200);
  await site.write(view, before.replace("return", "process.exit(1);\n  return"));
  await expect.poll(status).toBe(500);
  expect((await site.send({ path: "/" })).text).toContain("has ended the thread");
  expect((await site.send({ path: "/__blockwork/reload.js" })).status).toBe(200);
  await site.write(view, before);
  await expect.poll(status).toBe(200);
  await site.close();
});
