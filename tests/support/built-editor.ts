import type { Page } from "playwright-core";
import { build, type Rollup } from "vite";
import { packageRoot } from "./package-root.ts";

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Editor</title></head>
<body><div id="root"></div></body></html>`;

/** The editor as it is built for production, in memory. */
export async function buildEditor(): Promise<Rollup.RollupOutput["output"]> {
  const built = (await build({
    configFile: false,
    root: packageRoot,
    base: "/admin/",
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, rollupOptions: { input: "admin/main.tsx" } },
  })) as Rollup.RollupOutput;
  return built.output;
}

/** Lets a page get the built editor at /admin/ in place of the one that the development server serves. */
export async function serveBuiltEditor(page: Page, output: Rollup.RollupOutput["output"]): Promise<void> {
  const types = { js: "text/javascript", css: "text/css" } as const;
  const entry = output.find((file) => file.type === "chunk" && file.isEntry)?.fileName;
  const styles = output.filter(({ fileName }) => fileName.endsWith(".css"));
  const links = styles.map(({ fileName }) => `<link rel="stylesheet" href="/admin/${fileName}">`).join("");
  const body = html.replace(
    "</head>",
    `${links}<script type="module" src="/admin/${entry}"></script></head>`,
  );
  await page.route("**/admin/**", (route) => {
    const path = new URL(route.request().url()).pathname.replace("/admin/", "");
    const file = output.find(({ fileName }) => fileName === path);
    if (!file) return route.fulfill({ contentType: "text/html", body });
    const content = file.type === "chunk" ? file.code : file.source;
    const contentType = types[path.split(".").at(-1) as keyof typeof types] ?? "application/octet-stream";
    return route.fulfill({ contentType, body: typeof content === "string" ? content : Buffer.from(content) });
  });
}
