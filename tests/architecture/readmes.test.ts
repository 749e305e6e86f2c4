import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";

const pages = execFileSync(
  "git",
  ["ls-files", "*/README.md", "docs/*.md", "docs/content/guides/development.md"],
  {
    cwd: packageRoot,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter(
    (file) => file !== "" && !/^(?:docs\/content\/(?!guides\/development)|packages|examples)/.test(file),
  );

/** The paths of code that a page names: `dev-server.ts` is below its folder, `cli/dev/` below the root. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*(?:\.(?:tsx?|js|json)|\/))`/g)].map(([, path = ""]) => path);

const all = execFileSync("git", ["ls-files"], { cwd: packageRoot, encoding: "utf8", maxBuffer: 1e8 }).split(
  "\n",
);
/** What is generated, or belongs to a site or to other tools. */
const others =
  /^(?:dist|content|public|node_modules|\.blockwork|built|package\.json|tsconfig|index\.json|icons\.json|order\.json|media\.json|(?:reload|violations)\.js)/;

const isThere = (path: string) => others.test(path) || all.some((file) => `/${file}`.includes(`/${path}`));

it.each(pages)("every file and folder that %s names is there", (page) => {
  const paths = pathsIn(readFileSync(join(packageRoot, page), "utf8"));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
