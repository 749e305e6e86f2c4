import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFiles } from "../../cli/write/save/replace-files.ts";
import { withDiskCalls } from "./disk-calls.ts";

/** A program that changes three files of the site that it is given, deletes one of them, and kills itself before a call. */
const [root = "", wanted = ""] = process.argv.slice(2);

const versionOf = (file: string) =>
  `"${createHash("sha256")
    .update(readFileSync(join(root, file)))
    .digest("hex")
    .slice(0, 32)}"`;

const changes = [
  { file: "content/a.md", bytes: Buffer.from("new a"), over: versionOf("content/a.md") },
  { file: "content/b.md", over: versionOf("content/b.md") },
  { file: "content/c.md", bytes: Buffer.from("new c"), over: "new" },
];
let count = 0;
await withDiskCalls(
  (path) => path.startsWith(root),
  ({ number }) => {
    count = number;
    if (number === Number(wanted)) process.kill(process.pid, "SIGKILL");
  },
  () => replaceFiles(root, changes),
);
process.stdout.write(String(count));
