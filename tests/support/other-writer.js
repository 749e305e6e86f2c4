import { renameSync, writeFileSync } from "node:fs";

// Another program: replaces a file as many editors do, after a delay in microseconds. Of a process of its own, so that it comes at any moment.
process.on("message", ({ path, text, delayUs }) => {
  writeFileSync(`${path}.theirs`, text);
  process.send("ready");
  const end = process.hrtime.bigint() + BigInt(delayUs) * 1000n;
  while (process.hrtime.bigint() < end);
  renameSync(`${path}.theirs`, path);
  process.send("done");
});
