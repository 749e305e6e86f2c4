import type { FileFacts } from "../../../schema/fields/resolved.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import type { EntryConfig, SiteConfig } from "../../../schema/site/site-config.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import type { Report } from "../report/report.ts";
import { slugPlaceholder } from "./page-address.ts";

export type SiteFile = Pick<FileFacts, "name" | "bytes">;

/** Resolves names in content/files. Reports `file-missing`. */
export function createFiles(
  files: readonly SiteFile[],
  base: string,
  report: Report,
): (name: string, place: ProblemLocation) => FileFacts | undefined {
  const known = new Map(files.map((file) => [file.name, file]));
  return (name, place) => {
    const file = known.get(name);
    if (file) {
      const href = `${base}/files/${name.split("/").map(encodeURIComponent).join("/")}`;
      return { href, name, bytes: file.bytes };
    }
    const message = `There is no file "${truncateForMessage(name)}" in content/files.`;
    report.add(
      "file-missing",
      place,
      message,
      suggestion(name, [...known.keys()]) ?? "Put it there, or name another one.",
    );
    return undefined;
  };
}

interface FilesBeside {
  readonly config: Pick<SiteConfig, "site">;
  readonly files?: readonly SiteFile[];
  readonly publicFiles?: readonly string[];
}

export function pathsOfFiles(
  { config, files = [], publicFiles = [] }: FilesBeside,
  published: readonly Pick<EntryConfig, "collection" | "id">[],
): ReadonlySet<string> {
  const feeds = (config.site.feeds ?? []).flatMap(({ path, each }) =>
    slugPlaceholder.test(path)
      ? published
          .filter(({ collection }) => collection === each)
          .map(({ id }) => path.replace(slugPlaceholder, () => id))
      : path,
  );
  return new Set(["/sitemap.xml", ...feeds, ...files.map(({ name }) => `/files/${name}`), ...publicFiles]);
}
