import { existsSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { packageRoot } from "../read/load-blocks.ts";
import { sendText } from "./send-text.ts";

/** The editor, served from its sources. */
export interface Admin {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

const base = "/admin/";
const entry = "admin/main.tsx";

/** Vite puts its base before addresses. */
const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="blockwork-host" content="dev"><title>Editor</title></head>
<body><div id="root"></div><script type="module" src="/${entry}"></script></body></html>
`;

const absent = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No editor</title></head>
<body><h1>There is no editor here</h1><p>This copy of Blockwork comes without its folder <code>admin</code>.</p></body></html>
`;

/**
 * Serves `/admin` from `admin/main.tsx` in a folder, through Vite, which is started with the first request: nothing
 * outside `/admin/` is Vite's.
 */
export function mountAdmin(server: Server, folder: string): Admin {
  let vite: Promise<ViteDevServer> | undefined;
  return {
    async handle(request, response) {
      response.setHeader("x-frame-options", "DENY");
      if (!existsSync(join(folder, entry))) {
        return sendText(response, { status: 404, path: "absent.html", text: absent });
      }
      const url = request.url ?? "";
      if (url === "/admin") return void response.writeHead(302, { location: base }).end();
      vite ??= startVite(server, folder);
      const { middlewares, transformIndexHtml } = await vite;
      middlewares(request, response, async () => {
        const isPage = request.headers.accept?.includes("text/html") === true;
        const text = isPage ? await transformIndexHtml(url, page) : "Not found\n";
        sendText(response, { status: isPage ? 200 : 404, path: isPage ? "admin.html" : "absent.txt", text });
      });
    },
    close: async () => (await vite)?.close(),
  };
}

async function startVite(server: Server, folder: string): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  return createServer({
    configFile: false,
    root: folder,
    base,
    appType: "custom",
    logLevel: "warn",
    clearScreen: false,
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      fs: { allow: [folder, packageRoot] },
      watch: { ignored: ["**/dist/**", "**/.blockwork/**", "**/content/**", "**/tests/**"] },
    },
  });
}
