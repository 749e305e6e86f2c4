import type { ProblemLocation } from "../../schema/problem.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { suggestion } from "../../schema/suggest.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import type { Report } from "./report.ts";

/** Resolves names in content/files. Reports `file-missing`. */
export function createFiles(
  names: readonly string[],
  base: string,
  report: Report,
): (name: string, place: ProblemLocation) => string | undefined {
  const known = new Set(names);
  return (name, place) => {
    if (known.has(name)) return `${base}/files/${name.split("/").map(encodeURIComponent).join("/")}`;
    const message = `There is no file "${truncateForMessage(name)}" in content/files.`;
    report.add(
      "file-missing",
      place,
      message,
      suggestion(name, names) ?? "Put it there, or name another one.",
    );
    return undefined;
  };
}

interface FilesBeside {
  readonly config: Pick<SiteConfig, "site">;
  readonly files?: readonly string[];
  readonly publicFiles?: readonly string[];
}

export function pathsOfFiles({ config, files = [], publicFiles = [] }: FilesBeside): ReadonlySet<string> {
  const feeds = (config.site.feeds ?? []).map(({ path }) => path);
  return new Set(["/sitemap.xml", ...feeds, ...files.map((name) => `/files/${name}`), ...publicFiles]);
}
