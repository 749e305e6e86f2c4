import { brotliCompressSync } from "node:zlib";
import { bundleScripts } from "../../cli/assets/bundle/scripts.ts";
import { madeUpPages, madeUpSearch } from "../../tests/support/made-up-pages.ts";
import { packageRoot } from "../../tests/support/package-root.ts";
import { firstSearchBytes, searchCode, searchInFiles } from "../../tests/support/search-in-files.ts";

// What a visitor downloads for their first search, in bytes after brotli, and how long the index takes: `npm run bench:search`.

const typedWords = ["redirects", "build site", "every block of the page", "langauge", "st"];

const code = searchCode(await bundleScripts(packageRoot)).reduce(
  (sum, text) => sum + brotliCompressSync(text).length,
  0,
);
process.stdout.write(`code ${code}\n`);
for (const count of [50, 500, 5000]) {
  const pages = madeUpPages(count);
  const start = performance.now();
  const files = await madeUpSearch(pages);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${count} pages: ${files.size} files in ${seconds} s\n`);
  for (const typed of typedWords) {
    const search = searchInFiles("/search/", (address) => files.get(address) ?? "null");
    const first = search.loadedBytes();
    const bytes = await firstSearchBytes(search, typed);
    process.stdout.write(
      `  ${String(code + bytes).padStart(6)}  "${typed}" (index ${first}, its parts and texts ${bytes - first})\n`,
    );
  }
}
