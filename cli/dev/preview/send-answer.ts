import { lstat, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentType } from "../../files/content-type.ts";
import { isCompressible } from "../../files/is-compressible.ts";
import { etag } from "../../write/save/etag.ts";
import type { HostAnswer } from "./find-answer.ts";

export async function sendAnswer(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, file, location }: HostAnswer,
): Promise<void> {
  const send = (code: number, body: Uint8Array, more: Readonly<Record<string, string>> = {}) => {
    response.writeHead(code, { ...more, "content-length": String(body.length) });
    response.end(method === "HEAD" ? undefined : body);
  };
  if (location !== undefined) return send(status, Buffer.alloc(0), { location: headerText(location) });
  if (file === undefined) return send(status, Buffer.from(plainTexts[status] ?? "Not found\n"), plain);
  const bytes = await readFile(file);
  const tag = etag(bytes);
  response.setHeader("etag", tag);
  response.setHeader("content-type", contentType(file));
  response.setHeader("accept-ranges", "bytes");
  // Nobody keeps what is missing.
  if (status === 404 || !response.hasHeader("cache-control"))
    response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  if (isCompressible(file)) response.setHeader("vary", "accept-encoding");
  if (status === 200 && hasTag(asked["if-none-match"], tag)) return void response.writeHead(304).end();
  const range =
    status === 200 && isCurrent(asked["if-range"], tag) ? rangeOf(asked.range, bytes.length) : undefined;
  if (range === "unsatisfiable")
    return send(416, Buffer.alloc(0), { "content-range": `bytes */${bytes.length}` });
  if (range) {
    const [start, end] = range;
    const part = { "content-range": `bytes ${start}-${end}/${bytes.length}` };
    return send(206, bytes.subarray(start, end + 1), part);
  }
  const encoding =
    isCompressible(file) && bytes.length > smallest ? encodingOf(asked["accept-encoding"]) : undefined;
  if (encoding === undefined) return send(status, bytes);
  response.setHeader("etag", `W/${tag}`);
  const compressed = (await compressedFile(file, encoding)) ?? (await compressors[encoding](bytes));
  send(status, compressed, { "content-encoding": encoding });
}

const plain = { "content-type": "text/plain; charset=utf-8" };
const plainTexts: Readonly<Record<number, string>> = { 400: "Bad request\n", 404: "Not found\n" };

const headerText = (address: string) =>
  address.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(letter));

const endings = { br: ".br", gzip: ".gz" } as const;

async function compressedFile(file: string, encoding: keyof typeof endings): Promise<Buffer | undefined> {
  const path = `${file}${endings[encoding]}`;
  const found = await lstat(path).catch(() => undefined);
  return found?.isFile() ? readFile(path) : undefined;
}

/** Below so many bytes compression makes nothing smaller that matters. */
const smallest = 256;

const brotli = promisify(brotliCompress);
const compressors = {
  br: (bytes: Uint8Array) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Uint8Array, Buffer>(gzip),
} as const;

function encodingOf(accepted: string | readonly string[] | undefined): keyof typeof compressors | undefined {
  const named = String(accepted ?? "")
    .split(",")
    .map((each) =>
      each
        .trim()
        .toLowerCase()
        .split(";")
        .map((part) => part.trim()),
    )
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((encoding) => named.includes(encoding) || named.includes("*"));
}

function hasTag(list: string | undefined, tag: string): boolean {
  const tags = (list ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}

const isCurrent = (condition: string | readonly string[] | undefined, tag: string) =>
  condition === undefined || condition === tag;

function rangeOf(
  header: string | undefined,
  length: number,
): readonly [first: number, last: number] | "unsatisfiable" | undefined {
  const [, start = "", end = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (start === "" && end === "") return undefined;
  const first = start === "" ? Math.max(0, length - Number(end)) : Number(start);
  const last = start === "" || end === "" ? length - 1 : Math.min(Number(end), length - 1);
  if (start !== "" && end !== "" && Number(end) < Number(start)) return undefined;
  return first > last ? "unsatisfiable" : [first, last];
}
