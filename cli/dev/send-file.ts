import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { contentType } from "./content-type.ts";

/** Answers with a file whose address changes with its bytes, so that it can be kept. */
export async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const stream = createReadStream(file);
  response.writeHead(200, {
    "content-type": contentType(file),
    "cache-control": "public, max-age=31536000, immutable",
  });
  await pipeline(stream, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}
