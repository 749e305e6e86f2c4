import type { IncomingMessage } from "node:http";
import { RequestError } from "./request-error.ts";

/** The bytes that a request brings. Throws a RequestError when they are more than `largest`. */
export async function readBody(request: IncomingMessage, largest: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new RequestError({
      status: 413,
      error: `More than ${Math.floor(largest / 1_000_000)} MB are not taken.`,
    });
  if (Number(request.headers["content-length"] ?? 0) > largest) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > largest) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
