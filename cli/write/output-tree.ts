import { lstatSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { changedMs, clockStepMs } from "../files/file-stamp.ts";

/** Files of a folder by path, relative to it with forward slashes. */
export interface OutputTree {
  readonly files: ReadonlySet<string>;
  readonly replaced: ReadonlySet<string>;
  readonly foreign: readonly string[];
}

export interface KnownTree {
  readonly files: Iterable<string>;
  /** Since 1970. What has not changed since then is not read again. */
  readonly atMs: number;
}

/**
 * What is in an output folder, compared with the files that are expected. `known` saves reading folders that have not
 * changed.
 */
export function readTree(folder: string, expected: ReadonlySet<string>, known?: KnownTree): OutputTree {
  const expectedFolders = foldersOf(expected);
  const files = new Set<string>();
  const replaced = new Set<string>();
  const foreign: string[] = [];
  const namesIn = known && listFolders(known.files);
  const isSettled = (path: string) =>
    known && changedMs(lstatSync(`${folder}/${path}`)) < known.atMs - clockStepMs;
  const visitKnown = ({ own, folders }: FolderNames) => {
    for (const file of own) {
      if (expected.has(file)) files.add(file);
      else foreign.push(file);
    }
    for (const below of folders) {
      if (expectedFolders.has(below)) visit(below);
      else foreign.push(below);
    }
  };
  const visit = (path: string) => {
    const settled = isSettled(path) ? namesIn?.get(path) : undefined;
    if (settled) {
      visitKnown(settled);
      return;
    }
    for (const entry of readdirSync(`${folder}/${path}`, { withFileTypes: true })) {
      const below = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory() && expectedFolders.has(below)) visit(below);
      else if (entry.isDirectory() || !expected.has(below)) foreign.push(below);
      else (entry.isFile() ? files : replaced).add(below);
    }
  };
  visit("");
  return { files, replaced, foreign: foreign.sort() };
}

interface FolderNames {
  readonly own: string[];
  readonly folders: Set<string>;
}

function listFolders(files: Iterable<string>): ReadonlyMap<string, FolderNames> {
  const names = new Map<string, FolderNames>();
  const at = (path: string) => {
    const known = names.get(path) ?? { own: [], folders: new Set<string>() };
    names.set(path, known);
    return known;
  };
  for (const file of files) {
    let folder = parentOf(file);
    at(folder).own.push(file);
    while (folder !== "") {
      const above = parentOf(folder);
      const isListed = at(above).folders.has(folder);
      at(above).folders.add(folder);
      if (isListed) break;
      folder = above;
    }
  }
  return names;
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let folder = posix.dirname(file);
    while (folder !== "." && !folders.has(folder)) {
      folders.add(folder);
      folder = posix.dirname(folder);
    }
  }
  return folders;
}
