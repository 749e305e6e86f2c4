import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBrokenSite, editConfig } from "../tests/support/broken-site.ts";
import { packageRoot } from "../tests/support/package-root.ts";
import { runSiteProcess } from "../tests/support/run-site.ts";
import type { Figures } from "./figures.ts";

const rounds = 7;

/** Whole commands, their caches being warm, beside Node doing nothing. */
export async function* commands(): AsyncGenerator<Figures> {
  yield await timed("site build, nothing changed", ["build"]);
  yield await timed("site validate", ["validate"]);
  const broken = await createBrokenSite();
  const faults = editConfig(({ pages }) => {
    const blocks = Array.from({ length: 10_000 }, (_, index) => ({
      id: `b${index}`,
      type: "prose",
      props: { text: 7 },
    }));
    Object.assign(pages[0] ?? {}, { blocks });
  });
  yield await broken.changed({ "site.config.json": faults }, () =>
    timed("site validate --json, 10,000 faults", ["validate", "--json", "--root", broken.root]),
  );
  await broken.remove();
  yield await hostileText();
}

/** A text that is made to take long: the most that a config may weigh, in one text of escapes. */
async function hostileText(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "blockwork-bench-"));
  const file = join(folder, "escapes.json");
  await writeFile(file, `"${"\\n".repeat(4_900_000)}"`);
  const figures = await timed("site validate, 10 MB of escapes", ["validate", file]);
  await rm(folder, { recursive: true });
  return figures;
}

async function timed(what: string, args: readonly string[]): Promise<Figures> {
  await runSiteProcess(args);
  const times: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = performance.now();
    execFileSync(process.execPath, ["-e", "0"], { cwd: packageRoot });
    const start = performance.now();
    const { code, stderr } = await runSiteProcess(args);
    if (code !== 0 && code !== 1) throw new Error(`${what} ended with ${code}: ${stderr}`);
    bare.push(start - before);
    times.push(performance.now() - start);
  }
  return { what, times, baseline: { what: "node -e 0", times: bare } };
}
