import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { bundlerPathFault, newSiteFault } from "./bundler-path.ts";

async function siteIn(name: string, hasCode: boolean): Promise<string> {
  const root = join(await temporaryFolder(), name);
  await mkdir(join(root, "blocks"), { recursive: true });
  if (hasCode) await writeFile(join(root, "blocks/index.ts"), "");
  return root;
}

it.each([
  ["#", false, true],
  ["?", true, true],
  ["\\", true, true],
  ["*", false, true],
  ["%", false, false],
  ["[x]", false, false],
])(
  "%s is named where Vite can't read it: of a site with code %s, of Blockwork %s",
  async (character, ofSite, ofEngine) => {
    const root = await siteIn(`a${character}b`, true);
    const reader = character === "*" ? "Node, which runs Blockwork," : "Vite, which bundles scripts,";
    const quoted = `${reader} can't read a path with "${character}".\n  Rename the folder, or move to one without "${character}" in its path.`;
    expect(bundlerPathFault(root)).toBe(ofSite ? `The site is in ${root}, and ${quoted}` : undefined);
    const engine = join(root, "node_modules/blockwork");
    expect(bundlerPathFault(root, engine)).toBe(
      ofEngine ? `Blockwork is in ${engine}, and ${quoted}` : undefined,
    );
    expect(bundlerPathFault(await siteIn(`a${character}b`, false))).toBeUndefined();
    // A new site has Blockwork in it.
    expect(newSiteFault(root)).toBe(ofEngine ? `The site would be in ${root}, and ${quoted}` : undefined);
  },
);
