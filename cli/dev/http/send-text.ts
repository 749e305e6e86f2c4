import type { ServerResponse } from "node:http";
import { contentType } from "../../files/content-type.ts";

/** A response with a text; `path` decides its content type. */
interface SentText {
  readonly status: number;
  readonly path: string;
  readonly text: string | Uint8Array;
}

export function sendText(response: ServerResponse, { status, path, text }: SentText): void {
  response.writeHead(status, { "content-type": contentType(path), "cache-control": "no-store" }).end(text);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, { status, path: "answer.json", text: JSON.stringify(value) });
}
