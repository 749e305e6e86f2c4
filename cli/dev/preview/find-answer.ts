import { realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import type { HostRules } from "../../../renderer/hosts/host-rules.ts";
import { withoutTrailingSlashes } from "../../../schema/site/trailing-slashes.ts";
import { isOutside, pathFrom } from "../../files/site-path.ts";
import { missingFileFor, redirectFor } from "../../write/match-rules.ts";
import { localAddress } from "../http/local-address.ts";

/** How a static host responds to a request. */
export interface HostAnswer {
  readonly status: number;
  /** The file that is sent, absolute; absent for redirects and without a 404 page. */
  readonly file?: string;
  /** Of a redirect. */
  readonly location?: string;
}

export async function findAnswer(folder: string, rules: HostRules, url: URL): Promise<HostAnswer> {
  const path = decoded(url.pathname);
  if (path === undefined) return { status: 400 };
  const inside = withoutBase(rules.base, path);
  if (inside === undefined)
    return path === "/" || path === rules.base
      ? { status: 302, location: `${rules.base}/` }
      : { status: 404 };
  const first = redirectFor(rules, url, true);
  if (first) return { status: first.status, location: first.to };
  const found = await findFile(folder, inside);
  if (found?.isFolder && !path.endsWith("/"))
    return { status: 301, location: `${localAddress(url.pathname)}/${url.search}` };
  if (found) return { status: 200, file: found.file };
  const rule = redirectFor(rules, url);
  if (rule && rule.status !== 200) return { status: rule.status, location: rule.to };
  const named = rule?.to ?? missingFileFor(rules, path);
  const other = named && (await findFile(folder, withoutBase(rules.base, named) ?? named));
  if (other) return { status: rule?.status ?? 404, file: other.file };
  return { status: 404, ...(await missingFile(folder, inside)) };
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return /[\0\\]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function withoutBase(base: string, path: string): string | undefined {
  return base === "" || path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

interface Found {
  readonly file: string;
  readonly isFolder: boolean;
}

/** What hosts read themselves, and what is ours, is never sent. */
const unsent = /^\/(?:_headers|_redirects|\.htaccess|\.blockwork(?:\/.*)?)$/i;

async function findFile(folder: string, path: string): Promise<Found | undefined> {
  if (path.split("/").includes("..")) return undefined;
  const plain = withoutTrailingSlashes(path);
  const candidates = [
    ...(path.endsWith("/") ? [] : [{ name: plain, isFolder: false }]),
    { name: `${plain}/index.html`, isFolder: true },
    ...(plain === "" || path.endsWith("/") ? [] : [{ name: `${plain}.html`, isFolder: false }]),
  ];
  for (const { name, isFolder } of candidates) {
    const file = await readable(folder, name);
    if (file !== undefined) return { file, isFolder };
  }
  return undefined;
}

async function readable(folder: string, name: string): Promise<string | undefined> {
  const file = await realpath(join(folder, name)).catch(() => undefined);
  if (file === undefined || isOutside(folder, file)) return undefined;
  // However it was asked for: with two slashes, encoded ones, or by a link.
  if (unsent.test(`/${pathFrom(folder, file)}`)) return undefined;
  return (await stat(file)).isFile() ? file : undefined;
}

async function missingFile(folder: string, path: string): Promise<{ readonly file?: string }> {
  const names = path.split("/").filter((name) => name !== "" && name !== "..");
  for (let depth = names.length; depth >= 0; depth--) {
    const file = await readable(folder, ["", ...names.slice(0, depth), "404.html"].join("/"));
    if (file !== undefined) return { file };
  }
  return {};
}
