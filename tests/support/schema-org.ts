import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

interface Vocabulary {
  readonly isType: (type: string) => boolean;
  readonly isA: (type: string, kind: string) => boolean;
  /** The types of the values that a property of a type can have; none for a property that is not of the type. */
  readonly rangeOf: (type: string, property: string) => readonly string[] | undefined;
}

let read: Vocabulary | undefined;

/** The vocabulary of schema.org, as the package schema-dts publishes it. */
export function schemaOrg(): Vocabulary {
  read ??= readVocabulary(
    readFileSync(join(packageRoot, "node_modules/schema-dts/dist/schema.d.ts"), "utf8"),
  );
  return read;
}

function readVocabulary(text: string): Vocabulary {
  const bases = new Map<
    string,
    { readonly above: readonly string[]; readonly ranges: ReadonlyMap<string, readonly string[]> }
  >();
  for (const [, name = "", above = "", body = ""] of text.matchAll(
    /^interface (\w+)Base extends ([^{]+)\{\n([\s\S]*?)^\}/gm,
  )) {
    const ranges = [...body.matchAll(/^ {4}"([^"]+)"\?: SchemaValue<([^>]+), "/gm)].map(
      ([, property = "", range = ""]) => [property, range.split(" | ")] as const,
    );
    bases.set(name, {
      above: [...above.matchAll(/(\w+)Base/g)].map(([, base = ""]) => base),
      ranges: new Map(ranges),
    });
  }
  const leaves = new Map(
    [...text.matchAll(/^export interface \w+Leaf extends (\w+)Base \{\n {4}"@type": "(\w+)";/gm)].map(
      ([, base = "", type = ""]) => [type, base],
    ),
  );
  const above = (name: string): readonly string[] => [name, ...(bases.get(name)?.above ?? []).flatMap(above)];
  const kindsOf = (type: string) => [type, ...above(leaves.get(type) ?? "")];
  return {
    isType: (type) => leaves.has(type),
    isA: (type, kind) => kindsOf(type).includes(kind),
    rangeOf: (type, property) =>
      kindsOf(type).flatMap((kind) => bases.get(kind)?.ranges.get(property) ?? []).length > 0
        ? kindsOf(type).flatMap((kind) => bases.get(kind)?.ranges.get(property) ?? [])
        : undefined,
  };
}
