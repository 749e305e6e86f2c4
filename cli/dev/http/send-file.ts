import { once } from "node:events";
import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { contentType } from "../../files/content-type.ts";
import { sendText } from "./send-text.ts";

/** For a file whose address changes with its bytes. */
const headersOf = (path: string) => ({
  "content-type": contentType(path),
  "cache-control": "public, max-age=31536000, immutable",
});

/** Answers with a file on disk, or with 404 if it can't be opened. */
export async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const stream = createReadStream(file);
  try {
    await once(stream, "ready");
  } catch {
    sendText(response, { status: 404, path: "absent.txt", text: "Not found\n" });
    return;
  }
  response.writeHead(200, headersOf(file));
  await pipeline(stream, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

/** Answers with bytes; the path says what they are. */
export function sendBytes(response: ServerResponse, path: string, bytes: Uint8Array): void {
  response.writeHead(200, headersOf(path)).end(bytes);
}
