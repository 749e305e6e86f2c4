import { afterEach, beforeEach, expect, it } from "vitest";
import { runSite } from "./support/run-site.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

let site: TemporarySite;
beforeEach(async () => {
  site = await createTemporarySite("own-block");
});
afterEach(() => site?.remove());

const view = "blocks/notice/view.tsx";

it("a stylesheet beside a view that nothing loads is a warning, however it is called", async () => {
  const unread = ["colors/late.sass", "notice.module.css", "style.css", "styles.scss", "view.less"];
  const read = {
    "by-view.css": "",
    "by-other.css": "",
    "by-sass.scss": "",
    "text.css": "",
    "_partial.scss": "",
    "all.css": '@import "./by-other.css";',
    "more.scss": '@use "by-sass";',
  };
  for (const [name, text] of Object.entries(read)) await site.write(`blocks/notice/${name}`, text);
  for (const name of unread) await site.write(`blocks/notice/${name}`, "");
  const imports = ["./by-view.css", "./all.css", "./more.scss", "./text.css?inline"];
  const code = await site.read(view);
  await site.write(view, `${imports.map((path) => `import ${JSON.stringify(path)};\n`).join("")}${code}`);
  const strays = async () => {
    const { code, stdout } = await runSite(["validate", "--json", "--root", site.root]);
    expect(code).toBe(0);
    const { problems } = JSON.parse(stdout) as {
      problems: { code: string; file: string; suggestion: string }[];
    };
    return problems.filter((problem) => problem.code === "stray-file");
  };
  const found = await strays();
  expect(found.map(({ file }) => file)).toEqual(unread.map((name) => `blocks/notice/${name}`));
  expect(found[2]?.suggestion).toBe(
    'Import "./style.css" in index.ts or in the view, or rename it style.scss: only style.scss is read by itself.',
  );
  // One that comes and one that is imported later, by a run that takes the code from its cache.
  await site.write("blocks/notice/colors/new.css", "");
  await site.replace(view, 'import "./all.css";', 'import "./all.css";\nimport "./style.css";');
  expect((await strays()).map(({ file }) => file)).toEqual(
    ["colors/late.sass", "colors/new.css", "notice.module.css", "styles.scss", "view.less"].map(
      (name) => `blocks/notice/${name}`,
    ),
  );
});
