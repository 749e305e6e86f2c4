import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { sendBytes, sendFile } from "./send-file.ts";

it("answers with a file's type and bytes, with 404 for one that can't be opened, and with bytes in memory", async () => {
  const folder = await temporaryFolder({ "font.woff2": "a font", "folder.webp/a.txt": "" });
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    if (path === "/memory.webp") sendBytes(response, path, Buffer.from("a picture"));
    else void sendFile(response, join(folder, path));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, answer.headers.get("content-type"), await answer.text()];
  };
  expect(await ask("/font.woff2")).toEqual([200, "font/woff2", "a font"]);
  expect(await ask("/missing.woff2")).toEqual([404, "text/plain; charset=utf-8", "Not found\n"]);
  expect(await ask("/memory.webp")).toEqual([200, "image/webp", "a picture"]);
});
