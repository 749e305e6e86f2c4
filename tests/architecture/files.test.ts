import { existsSync, readFileSync } from "node:fs";
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
      "blocks/_kit/island.tsx",
      "blocks/_kit/prose.tsx",
      "admin/workspace/site-icon.tsx",
    ]);
  });

  it("is parsed in one place of the editor, under its Trusted Types policy", () => {
    const parsing = sources.filter((file) =>
      /new DOMParser\(|new Worker\(/.test(readFileSync(join(packageRoot, file), "utf8")),
    );
    expect(parsing.filter((file) => file.startsWith("admin/"))).toEqual(["admin/ui/trusted-types.ts"]);
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
    const odd = files.filter((file) =>
      file.split("/").some((part) => !/^[_]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part)),
    );
    expect(odd).toEqual([]);
  });
});

describe("length", () => {
  const longest = 200;
  /** The files that are longer, each with the reason why it is not two. */
  const reasons: Record<string, string> = {
    "blocks/_kit/styles/base.scss": "the page's own elements, in the order of the cascade",
    "blocks/site-header/style.scss": "one list, as a menu over the page and as a row in it",
    "admin/messages/en.ts": "every text of the editor, a catalogue to read from top to bottom",
    "admin/messages/de.ts": "the same list in German",
    "blocks/project-gallery/style.scss": "the cards and the dialog that they open into",
  };
  const linesOf = (file: string) => readFileSync(join(packageRoot, file), "utf8").split("\n").length - 1;
  /** A catalogue of texts is a list, however long. */
  const isCatalogue = (file: string) => file.startsWith("admin/messages/");
  const readable = files.filter((file) => /\.(tsx?|js|scss)$/.test(file) && !isCatalogue(file));

  it(`a file has up to ${longest} lines, or a reason here for more`, () => {
    expect(readable.filter((file) => linesOf(file) > longest && !Object.hasOwn(reasons, file))).toEqual([]);
  });

  it("a reason goes when its file is short enough", () => {
    expect(
      Object.keys(reasons).filter((file) => !existsSync(join(packageRoot, file)) || linesOf(file) <= longest),
    ).toEqual([]);
  });
});
