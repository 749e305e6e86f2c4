import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { isWritten, sources } from "./product-files.ts";

interface Declaration {
  readonly id?: { readonly name: string } | null;
  readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
}

/** What a file declares and exports at once. */
function declaredExports(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(join(packageRoot, file), "utf8"));
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { id, declarations = [] } = statement.declaration as unknown as Declaration;
    return [id?.name, ...declarations.map((each) => each.id.name)].filter((name) => name !== undefined);
  });
}

/** What may use a part of the product: the product itself, and all that is built on it or tries it. */
const folders = ["tests", "bench", "docs/scripts", "scripts", "packages", "examples", "templates"];
const others = folders.flatMap((folder) =>
  readdirSync(join(packageRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !file.includes("node_modules"))
    .map((file) => `${folder}/${file}`),
);

it("an export is used outside of its file", () => {
  const wordsOf = (file: string) =>
    new Set(readFileSync(join(packageRoot, file), "utf8").match(/[\w$]+/g) ?? []);
  const users = new Map<string, number>();
  for (const file of new Set([...sources, ...testsBeside(), ...others]))
    for (const word of wordsOf(file)) users.set(word, (users.get(word) ?? 0) + 1);
  const unused = sources
    .filter((file) => !isWritten(file))
    .flatMap((file) =>
      declaredExports(file)
        .filter((name) => users.get(name) === 1)
        .map((name) => `${name} in ${file}`),
    );
  expect(unused).toEqual([]);
});

function testsBeside(): readonly string[] {
  const layers = new Set(sources.map((file) => file.split("/")[0] ?? ""));
  return [...layers].flatMap((layer) =>
    readdirSync(join(packageRoot, layer), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${layer}/${file}`),
  );
}
