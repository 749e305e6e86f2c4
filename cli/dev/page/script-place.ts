import { SourceMap, type SourceMapPayload } from "node:module";
import { basename } from "node:path";
import { isOwnSource, type Scripts } from "../../assets/bundle/scripts.ts";
import { packageOf } from "../../files/package-names.ts";
import { loaderPath } from "../engine/dev-scripts.ts";

/** A place in a source file. */
interface ScriptPlace {
  readonly file: string;
  /** From 1, as `column` is. */
  readonly line: number;
  readonly column: number;
}

/** Where an error in the browser comes from, as far as source maps tell. */
export interface FoundPlace {
  /** The first place in the site's own code. */
  readonly own?: ScriptPlace;
  /** The package that threw it, by the name of its script if there is no map of it; absent if it was not a package. */
  readonly package?: string;
}

const frame = /\/(assets\/[\w.-]+\.js)(?:\?[^\s:)/]*)?:(\d+):(\d+)/g;

/** Where in the sources a browser's stack leads. */
export function placeInSources(stack: string, { loader, maps }: Scripts): FoundPlace {
  const found = [...stack.matchAll(frame)].flatMap(([, path = "", line, column]) => {
    const file = basename(path) === basename(loaderPath) ? loader.slice(1) : path;
    const map = Object.hasOwn(maps, file) ? maps[file] : undefined;
    if (map === undefined) return [];
    const origin = new SourceMap(JSON.parse(map) as SourceMapPayload).findOrigin(
      Number(line),
      Number(column),
    );
    return "fileName" in origin && origin.fileName ? [origin] : [];
  });
  const own = found.find(({ fileName }) => isOwnSource(fileName));
  const name = packageOf(found[0]?.fileName ?? "") ?? scriptPackage(stack);
  return {
    ...(own && { own: { file: own.fileName, line: own.lineNumber, column: own.columnNumber } }),
    ...(name !== undefined && { package: name }),
  };
}

/** What a package is called in the names of scripts under `site dev`. */
export const scriptName = (name: string): string => name.replaceAll(/[^\w-]/g, "-");

function scriptPackage(stack: string): string | undefined {
  const [, path = ""] = stack.matchAll(frame).next().value ?? [];
  return /^assets\/package-([\w-]+)\.[\w-]+\.js$/.exec(path)?.[1];
}
