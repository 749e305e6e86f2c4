import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix } from "node:path";

/** What a file imports: the file of ours by its path in the repo, or the package by its name. */
export interface Import {
  readonly written: string;
  readonly file?: string;
  readonly package?: string;
  readonly isNode: boolean;
}

/** import … from "x", export … from "x", import "x", import("x"), and import(`x/${…}`) up to the first part that varies. */
const statement = /\b(?:from|import)\s*\(?\s*(?:"([^"\n]+)"|'([^'\n]+)'|`([^`$\n]+))/g;

/** Every import in a file of the repo, types and lazy ones among them. */
export function importsOf(root: string, file: string): Import[] {
  // Comments stand on lines of their own; a string may hold what looks like the start of one.
  const text = readFileSync(join(root, file), "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  return [...text.matchAll(statement)].flatMap(([, double, single, template]): Import[] => {
    const written = double ?? single ?? template ?? "";
    // A sentence can hold the word import too; a module's name has no spaces.
    if (written === "" || /[\s,:]/.test(written.replace(/^node:/, ""))) return [];
    if (written.startsWith(".")) {
      return [
        {
          written,
          file: posix.normalize(posix.join(posix.dirname(file), written.replace(/\?inline$/, ""))),
          isNode: false,
        },
      ];
    }
    return [{ written, package: packageOf(written), isNode: isBuiltin(written) }];
  });
}

function packageOf(specifier: string): string {
  const [scope = "", name = ""] = specifier.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}
