import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HeaderRule, HostRedirect, HostRules } from "../../renderer/hosts/host-rules.ts";
import { unsupportedPrefix } from "../../renderer/hosts/redirects-file.ts";

export async function readHostRules(folder: string): Promise<HostRules> {
  const [headerText, redirectText] = await Promise.all(
    ["_headers", "_redirects"].map((name) => readFile(join(folder, name), "utf8").catch(() => "")),
  );
  const headers = parseHeaders(headerText ?? "");
  const base = baseIn(headers);
  const lines = parseRedirects(redirectText ?? "");
  const missing = lines
    .filter(({ status }) => status === 404)
    .map(({ from, to }) => ({ path: from, file: to }));
  const usual = { path: `${base}/*`, file: `${base}/404.html` };
  return {
    base,
    headers,
    redirects: inOrder(lines.filter(({ status }) => status !== 404)),
    missing: existsSync(join(folder, "404.html")) ? [...missing, usual] : missing,
  };
}

function inOrder(redirects: readonly HostRedirect[]): HostRedirect[] {
  if (!redirects.some(({ isUnsupported }) => isUnsupported)) return [...redirects];
  const literal = ({ from }: HostRedirect) => {
    const end = from.search(/[*:]/);
    return end === -1 ? Number.MAX_SAFE_INTEGER : end;
  };
  return [...redirects].sort(
    (one, other) => literal(other) - literal(one) || other.query.length - one.query.length,
  );
}

function baseIn(headers: readonly HeaderRule[]): string {
  const bases = headers.flatMap(({ path }) => /^((?:\/.*)?)\/assets\/\*$/.exec(path)?.[1] ?? []);
  return bases.sort((one, other) => one.length - other.length)[0] ?? "";
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
    const [, name, rest = ""] = /^\s+([\w-]+):(.*)/s.exec(line) ?? [];
    const value = rest.trim();
    if (name !== undefined && value !== "") rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

const usualStatus = 301;

/** Lines such as `/old/* /new/:splat 301`, with `name=value` of a query behind the old address, and `!` for before files. */
function parseRedirects(text: string): HostRedirect[] {
  return text.split("\n").flatMap((written) => {
    const isUnsupported = written.startsWith(unsupportedPrefix);
    const line = isUnsupported ? written.slice(unsupportedPrefix.length) : written;
    const words = line
      .replace(/(?:^|\s)#.*/s, "")
      .split(/\s+/)
      .filter(Boolean);
    const last = words.at(-1) ?? "";
    const isFirst = last.endsWith("!");
    const status = /^\d{3}!?$/.test(last) ? Number.parseInt(words.pop() ?? "", 10) : usualStatus;
    const [from, ...query] = words;
    const to = query.pop();
    return from === undefined || to === undefined
      ? []
      : [{ from, query, to, status, ...(isFirst && { isFirst }), ...(isUnsupported && { isUnsupported }) }];
  });
}
