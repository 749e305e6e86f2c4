import type { Site } from "../../renderer/site.ts";

export function siteNotes({ pages }: Pick<Site, "pages">): string[] {
  const found = new Map<string, string[]>();
  for (const page of pages) {
    for (const note of page.notes) found.set(note, [...(found.get(note) ?? []), page.href]);
  }
  return [...found].map(([note, paths]) => `note: ${note} (${paths.join(", ")})\n`);
}
