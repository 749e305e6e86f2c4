import { SourceMap, type SourceMapPayload } from "node:module";
import { basename } from "node:path";
import { isOwnSource, type Scripts } from "../../assets/scripts.ts";
import { packageOf } from "../../files/package-names.ts";
import { loaderPath } from "../engine/dev-scripts.ts";

export interface ScriptPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface FoundPlace {
  readonly own?: ScriptPlace;
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
  const name = packageOf(found[0]?.fileName ?? "");
  return {
    ...(own && { own: { file: own.fileName, line: own.lineNumber, column: own.columnNumber } }),
    ...(name !== undefined && { package: name }),
  };
}
