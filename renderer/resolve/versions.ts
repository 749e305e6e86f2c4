import type { EntryConfig } from "../../schema/site-config.ts";
import { contentHash } from "./content-hash.ts";
import type { OpenSite } from "./open-site.ts";

export interface VersionsInput {
  readonly open: Pick<OpenSite, "entries" | "published" | "routes" | "links" | "report">;
  /** All of them, as they were read. */
  readonly entries: readonly EntryConfig[];
  /** The day, as 2026-01-31. */
  readonly today: string;
  /** Changes with the body of an entry. */
  readonly bodyVersion?: ((entry: EntryConfig) => string) | undefined;
}

const hashes = new WeakMap<EntryConfig["fields"], string>();

/** The same for the same values; fields are never changed in place, and those of a file that stays are read once. */
function hashOfFields(fields: EntryConfig["fields"]): string {
  const known = hashes.get(fields) ?? contentHash(JSON.stringify(fields));
  hashes.set(fields, known);
  return known;
}

/** What is behind a note of the journal in a site that is open: a text that changes with it, or nothing where none can tell. */
export function createVersions({
  open,
  entries,
  today,
  bodyVersion = ({ body }) => contentHash(body),
}: VersionsInput): (note: string) => string | undefined {
  const nameOf = ({ collection, id }: Pick<EntryConfig, "collection" | "id">) => `${collection}/${id}`;
  const byName = new Map(entries.map((entry) => [nameOf(entry), entry]));
  const published = new Set(open.published.map(nameOf));
  const addresses = new Map<string, string>();
  for (const { entry, language, path } of open.routes) {
    if (entry) addresses.set(nameOf(entry), `${addresses.get(nameOf(entry)) ?? ""} ${language} ${path}`);
  }
  const idsOf = (found: readonly EntryConfig[]) => contentHash(found.map(({ id }) => id).join("\n"));
  const fieldsVersion = (name: string, { fields }: EntryConfig) =>
    `${hashOfFields(fields)} ${published.has(name) ? 1 : 0}${addresses.get(name) ?? ""}`;
  const versions: Readonly<Record<string, (name: string) => string | undefined>> = {
    fields: (name) => {
      const entry = byName.get(name);
      return entry ? fieldsVersion(name, entry) : "none";
    },
    body: (name) => {
      const entry = byName.get(name);
      return entry ? bodyVersion(entry) : "none";
    },
    list: (name) => idsOf(open.entries.of(name)),
    value: (name) => {
      const [, collection = "", field = "", json = ""] = /^([^/]*)\/([^/]*)\/(.*)$/s.exec(name) ?? [];
      return idsOf(
        open.entries.withValue(collection, field, json === "undefined" ? undefined : JSON.parse(json)),
      );
    },
    path: (name) => (open.links.has(name) ? "there" : "none"),
    day: () => today,
    year: () => today.slice(0, 4),
    fine: (name) => (open.report.isFine(name) ? "fine" : undefined),
    picture: () => "",
    anchor: () => "",
  };
  return (note) => {
    const space = note.indexOf(" ");
    return versions[note.slice(0, space)]?.(note.slice(space + 1));
  };
}
