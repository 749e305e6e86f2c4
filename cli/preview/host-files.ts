import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { redirectTarget } from "../../renderer/visitor/redirect-target.ts";

/** What the files that a host reads itself say: `_headers` and `_redirects`. */
export interface HostRules {
  /** What the addresses of the site start with, such as /school. */
  readonly base: string;
  /** The headers of every rule that fits a path, values of one header joined by commas, as hosts do it. */
  headers(path: string): Readonly<Record<string, string>>;
  /** Where the first rule that fits leads; a status of 200 or 404 names a file to answer with. */
  redirect(url: URL): { readonly to: string; readonly status: number } | undefined;
}

/** Reads the rules in a folder that was built; each build may have others. */
export async function readHostRules(folder: string): Promise<HostRules> {
  const [headerText, redirectText] = await Promise.all(
    ["_headers", "_redirects"].map((name) => readFile(join(folder, name), "utf8").catch(() => "")),
  );
  const headers = headerRules(headerText ?? "");
  const redirects = redirectRules(redirectText ?? "");
  return {
    base: baseIn(headerText ?? ""),
    headers(path) {
      const found: Record<string, string> = {};
      for (const { fits, name, value } of headers) {
        if (fits(path)) found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
      }
      return found;
    },
    redirect(url) {
      for (const { from, to, status } of redirects) {
        const target = redirectTarget([[from, to]], url);
        if (target !== undefined) return { to: target, status };
      }
      return undefined;
    },
  };
}

/** Every build has a rule for its assets, and one for those of the editor, which are deeper. */
function baseIn(text: string): string {
  const bases = [...text.matchAll(/^((?:\/.*)?)\/assets\/\*\s*$/gm)].map(([, base = ""]) => base);
  return bases.sort((one, other) => one.length - other.length)[0] ?? "";
}

interface HeaderRule {
  readonly fits: (path: string) => boolean;
  readonly name: string;
  readonly value: string;
}

function headerRules(text: string): HeaderRule[] {
  let fits: HeaderRule["fits"] = () => false;
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("/")) {
      const [start = "", ...rest] = line.trim().split("*");
      fits = rest.length > 0 ? (path) => path.startsWith(start) : (path) => path === start;
      return [];
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ fits, name: name.toLowerCase(), value }];
  });
}

interface RedirectLine {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const usualStatus = 301;

/** Lines such as `/old/* /new/:splat 301`, with `name=value` of a query behind the old address. */
function redirectRules(text: string): RedirectLine[] {
  return text.split("\n").flatMap((line) => {
    const words = line
      .replace(/(?:^|\s)#.*$/, "")
      .split(/\s+/)
      .filter(Boolean);
    const last = words.at(-1) ?? "";
    const status = /^\d{3}!?$/.test(last) ? Number.parseInt(words.pop() ?? "", 10) : usualStatus;
    const [path, ...rest] = words;
    const to = rest.pop();
    if (path === undefined || to === undefined) return [];
    return [{ from: rest.length > 0 ? `${path}?${rest.join("&")}` : path, to, status }];
  });
}
