import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkDraft } from "../cli/dev/engine/check-drafts.ts";
import { createSiteState } from "../cli/dev/engine/site-state.ts";
import { writeNursery } from "./many-prices.ts";

const root = await mkdtemp(join(tmpdir(), "blockwork-prices-"));
await writeNursery(root);
const state = createSiteState({ root, config: "site.config.json", future: false });
const cpu = async (what: string, act: () => Promise<unknown>) => {
  const [c, t] = [process.cpuUsage(), performance.now()];
  await act();
  const { user, system } = process.cpuUsage(c);
  console.log(
    what.padEnd(30),
    "cpu",
    Math.round((user + system) / 1000),
    "wall",
    Math.round(performance.now() - t),
  );
};
await cpu("first check", () => state.checked());
for (let round = 0; round < 2; round++) {
  const folder = join(root, "content/plants");
  const files: { file: string; bytes: Uint8Array }[] = [];
  for (const name of (await readdir(folder)).filter((n) => n.endsWith(".md"))) {
    const text = await readFile(join(folder, name), "utf8");
    const next = text.replace(/^price: (.*)$/m, (_, p) => `price: ${(Number(p) * 1.1).toFixed(2)}`);
    files.push({ file: `content/plants/${name}`, bytes: Buffer.from(next) });
  }
  await cpu("draft", async () => {
    const { added } = await checkDraft(state, { files, pictures: [] });
    if (added.length) console.log(added[0]);
  });
  for (const { file, bytes } of files) await writeFile(join(root, file), bytes);
  state.changed("content");
  await cpu("check after write", () => state.checked());
}
await rm(root, { recursive: true, force: true });
process.exit(0);
