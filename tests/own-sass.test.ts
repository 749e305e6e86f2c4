import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { packageRoot } from "./support/package-root.ts";
import { runSiteProcess } from "./support/run-site.ts";
import { createTemporarySite } from "./support/temporary-site.ts";

it("a copy of Blockwork builds a site that has a Sass of its own in its node_modules", async () => {
  const site = await createTemporarySite("own-block");
  onTestFinished(site.remove);
  const modules = join(site.root, "node_modules");
  await cp(join(packageRoot, "node_modules/sass"), join(modules, "sass"), { recursive: true });
  for (const name of ["immutable", "source-map-js", "chokidar"])
    await symlink(join(packageRoot, "node_modules", name), join(modules, name));
  await site.write("node_modules/shades/package.json", '{ "name": "shades", "style": "shades.css" }');
  await site.write("node_modules/shades/_dark.scss", "$dark: #010203;\n");
  await site.write(
    "blocks/notice/style.scss",
    '@use "pkg:shades/dark";\n@use "breakpoints" as *;\n.notice { color: dark.$dark; }\n',
  );
  for (const args of [["validate"], ["build", "--no-admin"]]) {
    const { code, stderr } = await runSiteProcess([...args, "--no-cache", "--root", site.root]);
    expect([args, code, stderr]).toEqual([args, 0, ""]);
  }
  expect(await site.read("dist/index.html")).toContain(".notice{color:#010203");
});
