import { type ImportRow, named, probe, red } from "./import-rows.ts";

/** The vite.config of a site that has a plugin or an option for each of the rows. */
export const viteConfig = `import { fileURLToPath } from "node:url";
import mdx from "@mdx-js/rollup";
import tailwindcss from "@tailwindcss/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import svgr from "vite-plugin-svgr";
import { year } from "./config/year.ts";

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx() }, tailwindcss(), vanillaExtractPlugin(), svgr()],
  define: { __YEAR__: JSON.stringify(year) },
  resolve: { alias: { "~kit": fileURLToPath(new URL("./kit", import.meta.url)) } },
  css: {
    modules: { generateScopedName: "own-[name]-[local]" },
    preprocessorOptions: { scss: { additionalData: "$brand: ${red};" } },
  },
});
`;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>A plan</title><path d="M0 0h8v8H0z"/></svg>\n';

/** What only a site's own vite.config makes possible, as an island does it, and what it comes to. */
export const viteConfigRows: readonly ImportRow[] = [
  {
    name: "tailwind",
    import: "@tailwindcss/vite",
    island: `import "./box.css";
export default function Probe() {
  return <div className="probe text-[rgb(200,0,0)]">styled</div>;
}
`,
    files: { "box.css": '@import "tailwindcss";\n' },
    style: ["color", red],
  },
  {
    name: "vanilla-extract",
    import: "@vanilla-extract/vite-plugin",
    island: named('["probe", box].join(" ")', 'import { box } from "./box.css.ts";'),
    files: {
      "box.css.ts": `import { style } from "@vanilla-extract/css";\nexport const box = style({ color: "${red}" });\n`,
    },
    siteFiles: { "package.json": '{ "name": "imports", "type": "module", "private": true }\n' },
    style: ["color", red],
  },
  {
    name: "svgr",
    import: "vite-plugin-svgr",
    island: probe("<Plan />styled", 'import "./box.css";\nimport Plan from "./plan.svg?react";'),
    files: { "plan.svg": drawing, "box.css": `.import-svgr .probe:has(svg > path) { color: ${red}; }\n` },
    style: ["color", red],
  },
  {
    name: "mdx",
    import: "@mdx-js/rollup",
    island: probe("<Text />", 'import Text from "./text.mdx";'),
    files: {
      "text.mdx": 'import { Word } from "./word.tsx";\n\n**As** it is <Word>written</Word>.\n',
      "word.tsx":
        "export const Word = ({ children }: { children: string }) => <em>{children.toUpperCase()}</em>;\n",
    },
    text: "As it is WRITTEN.",
  },
  {
    name: "define",
    import: "define",
    island: probe("{__YEAR__}", "declare const __YEAR__: number;"),
    siteFiles: { "config/year.ts": "export const year: number = 1912;\n" },
    text: "1912",
  },
  {
    name: "alias",
    import: "resolve.alias",
    island: probe("{greeting}", 'import { greeting } from "~kit/greeting.ts";'),
    siteFiles: { "kit/greeting.ts": 'export const greeting = "Good day";\n' },
    text: "Good day",
  },
  {
    name: "css-modules",
    import: "css.modules",
    island: probe("{styles.box}", 'import styles from "./box.module.css";'),
    files: { "box.module.css": `.box { color: ${red}; }\n` },
    text: "own-box-module-box",
  },
  {
    name: "scss-data",
    import: "css.preprocessorOptions",
    island: probe("styled", 'import "./box.scss";'),
    files: { "box.scss": ".import-scss-data .probe { color: $brand; }\n" },
    style: ["color", red],
  },
  {
    name: "postcss",
    import: "postcss.config.mjs",
    island: probe("styled", 'import "./box.css";'),
    files: { "box.css": ".import-postcss .probe { color: brand; }\n" },
    siteFiles: {
      "postcss.config.mjs": `const brand = {
  postcssPlugin: "brand",
  Declaration(declaration) {
    if (declaration.value === "brand") declaration.value = "${red}";
  },
};
export default { plugins: [brand] };
`,
    },
    style: ["color", red],
  },
];
