import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { files, sources } from "./product-files.ts";

describe("HTML and code from texts", () => {
  it("is set as it is in a few places, which get it from our own renderers or from drawings that were checked", () => {
    const setting = sources.filter((file) =>
      readFileSync(join(packageRoot, file), "utf8").includes("dangerouslySetInnerHTML="),
    );
    expect(setting).toEqual([
      "blocks/_kit/icon.tsx",
      "blocks/_kit/prose.tsx",
      "blocks/_kit/islands/island.tsx",
      "admin/site/site-icon.tsx",
    ]);
  });

  it("is parsed in one place of the editor, under its Trusted Types policy", () => {
    const parsing = sources.filter((file) =>
      /new DOMParser\(|new Worker\(/.test(readFileSync(join(packageRoot, file), "utf8")),
    );
    expect(parsing.filter((file) => file.startsWith("admin/"))).toEqual([
      "admin/ui/browser/trusted-types.ts",
    ]);
  });

  it("is never run: no eval, no new Function, no innerHTML from a script", () => {
    const running = sources.filter((file) =>
      /\beval\(|new Function\(|\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write/.test(
        readFileSync(join(packageRoot, file), "utf8"),
      ),
    );
    expect(running).toEqual([]);
  });
});

it("addresses are read by parseUrl, which says why not by URL.canParse", () => {
  const asking = sources.filter((file) =>
    readFileSync(join(packageRoot, file), "utf8").includes("URL.canParse("),
  );
  expect(asking).toEqual([]);
});

describe("a site's own files", () => {
  const writing =
    /\b(?:writeFile|appendFile|rename|copyFile|cp|rm|rmdir|unlink|link|symlink|truncate|open|createWriteStream|writeFileWhole)(?:Sync)?\b/;
  /** What is written beside a site, folder by folder, and the files elsewhere that write something else, with what that is. */
  const others = ["cli/incremental/", "cli/write/save/", "cli/pipeline/shards/", "cli/write/"];
  const reasons: Record<string, string> = {
    "cli/dev/endpoints/picture-bytes.ts": "bytes by their hash, below .blockwork/backup",
    "cli/dev/endpoints/save-site.ts": "folders that are empty",
    "cli/scaffold/import/overlay-folder.ts": "a temporary folder",
    "cli/scaffold/import/temporary-copy.ts": "a temporary folder",
    "cli/scaffold/init/pack-engine.ts": "the package of Blockwork, for a site that has no other",
    "cli/scaffold/bundle-vendored.ts": "the package",
    "cli/scaffold/prepack.js": "the package",
    "cli/assets/own-code/import-blocks.ts": "the code of blocks, in the cache",
    "cli/pipeline/read/read-files.ts": "nothing: files are opened to be read",
    "cli/report/profile.ts": "the file that --profile names",
    "cli/start.js": "the program's own bundle",
  };

  it("are written by cli/write/save only, which overwrites nothing that was not read before", () => {
    const imported =
      /^import (?:type )?\{([^}]*)\} from "(?:node:fs(?:\/promises)?|[^"]*write-file-whole\.ts)";$/gm;
    const found = sources.filter((file) => {
      const text = readFileSync(join(packageRoot, file), "utf8");
      return (
        file.startsWith("cli/") &&
        !others.some((folder) => file.startsWith(folder)) &&
        [...text.matchAll(imported)].some(([, names = ""]) => writing.test(names))
      );
    });
    expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
  });
});

describe("names", () => {
  it.each(["utils", "helpers", "common", "manager"])(
    "no file or folder is called %s, which says nothing of what is in it",
    (word) => {
      const vague = files.filter((file) =>
        file.split(/[/.-]/).some((part) => part === word || part === word.replace(/s$/, "")),
      );
      expect(vague).toEqual([]);
    },
  );

  it("files and folders are in kebab-case, so that they are the same on every disk", () => {
    const named = files.filter((file) => !file.endsWith("/README.md"));
    const odd = named.filter((file) =>
      file.split("/").some((part) => !/^[_]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part)),
    );
    expect(odd).toEqual([]);
  });
});
