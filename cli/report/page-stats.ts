import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** What a visitor downloads for one page, in bytes: texts as Brotli sends them, pictures and fonts as they are. */
export interface PageStats {
  /** Relative to the built folder. */
  readonly file: string;
  readonly html: number;
  /** Of the HTML, and of style sheets. */
  readonly css: number;
  /** What the page asks for at once; more comes when a visitor uses something. */
  readonly script: number;
  readonly pictures: number;
  readonly fonts: number;
  readonly total: number;
}

/** Measures a page of a built site; `file` is relative to `folder`. */
export async function pageStats(folder: string, file: string, base: string): Promise<PageStats> {
  const text = await readFile(join(folder, file), "utf8");
  const addresses = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, found = ""]) => found));
  const sum = async (found: ReadonlySet<string>, measure: (bytes: Buffer) => Promise<number> | number) => {
    const sizes = await Promise.all(
      [...found].map(async (address) => {
        const bytes = await fileAt(folder, address, base);
        return bytes ? measure(bytes) : 0;
      }),
    );
    return sizes.reduce((one, other) => one + other, 0);
  };
  const sheets = addresses(/<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]+)"/g);
  const css = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules).join("");
  const scripts = addresses(/<script\b[^>]*\ssrc="([^"]+)"/g);
  const preloaded = addresses(/<link\b(?=[^>]*\srel="modulepreload")[^>]*\shref="([^"]+)"/g);
  const [html, inline, linked, script, pictures, fonts] = await Promise.all([
    compressed(text),
    css === "" ? 0 : compressed(css),
    sum(sheets, compressed),
    sum(new Set([...scripts, ...preloaded]), compressed),
    sum(addresses(/<img\b[^>]*\ssrc="([^"]+)"/g), ({ length }) => length),
    sum(addresses(/<link\b(?=[^>]*\sas="font")[^>]*\shref="([^"]+)"/g), ({ length }) => length),
  ]);
  const total = html + linked + script + pictures + fonts;
  return { file, html, css: inline + linked, script, pictures, fonts, total };
}

const brotli = promisify(brotliCompress);

async function compressed(text: string | Buffer): Promise<number> {
  const bytes = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return bytes.length;
}

async function fileAt(folder: string, address: string, base: string): Promise<Buffer | undefined> {
  const { pathname, origin } = new URL(address, placeholder);
  if (origin !== placeholder || !pathname.startsWith(`${base}/`)) return undefined;
  return readFile(join(folder, decodeURIComponent(pathname.slice(base.length)))).catch(() => undefined);
}

const placeholder = "http://site.invalid";
