import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { bundleAdmin } from "../../assets/bundle/bundle-admin.ts";
import { devMode } from "../../assets/bundle/own-blocks.ts";
import { SiteError } from "../../files/site-error.ts";
import { adminPage } from "../../pipeline/editor/admin-page.ts";
import { adminPolicyHeader } from "../../pipeline/editor/admin-policy.ts";
import { shownFailure } from "../../report/shown-problem.ts";
import type { AssetFile } from "../../write/output-file.ts";
import type { Bundler } from "../bundler/bundler-process.ts";
import type { SiteEngine } from "../engine/site-engine.ts";
import { readNamed } from "../http/open-in-editor.ts";
import { sendBytes } from "../http/send-file.ts";
import { sendText } from "../http/send-text.ts";
import type { LiveReload } from "../page/live-reload.ts";
import { sendProblems } from "../page/send-problems.ts";

/** The editor of `site dev`, at `/admin/`. */
export interface Admin {
  /** Responds to a request below `/admin`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Bundles the editor before it is first opened. */
  warm(): Promise<void>;
  /** Resolves when no bundle is running. */
  close(): Promise<void>;
}

interface AdminOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** The folder that contains `admin`, absolute. */
  readonly from: string;
  readonly reload: LiveReload;
  /** Says what the editor's page may load. */
  readonly engine: Pick<SiteEngine, "adminAccess">;
  readonly bundler: Pick<Bundler, "editor">;
}

const base = "/admin/";

const absent = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No editor</title></head>
<body><h1>There is no editor here</h1><p>This copy of Blockwork comes without its folder <code>admin</code>.</p></body></html>
`;

const headers = { "x-frame-options": "DENY", "x-robots-tag": "noindex" };

export function mountAdmin({ root, from, reload, engine, bundler }: AdminOptions): Admin {
  const served = new Map<string, AssetFile>();
  let bundling: Promise<unknown> = Promise.resolve();
  const isThere = () => existsSync(join(from, "admin/app/main.tsx"));
  const bundle = () => {
    const next = bundling.then(() => bundleAdmin({ root, from, mode: devMode(root), make: bundler.editor }));
    bundling = next.catch(() => undefined);
    return next;
  };
  const sendPage = async (response: ServerResponse) => {
    // Of before it is bundled: a change in the meantime is one that the bundle may not have.
    const version = reload.version();
    try {
      const { script, checks, styles, imports, nextModules, files } = await bundle();
      for (const file of files) served.set(`/${file.path}`, file);
      const own = await engine.adminAccess();
      const text = adminPage({
        base: "",
        script,
        styles,
        modules: imports,
        nextModules,
        checks,
        ...own,
      });
      response.setHeader("content-security-policy", adminPolicyHeader(own));
      sendText(response, { status: 200, path: "admin.html", text });
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      response.removeHeader("content-security-policy");
      const problem = shownFailure(error.message, (file) => readNamed(root, file));
      sendProblems(response, { problems: [problem], version });
    }
  };
  return {
    async handle({ url = "" }, response) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader("content-security-policy", adminPolicyHeader({ embeds: [] }));
      if (!isThere()) return sendText(response, { status: 404, path: "absent.html", text: absent });
      const [path = ""] = url.split("?");
      if (path === "/admin") return void response.writeHead(302, { location: base }).end();
      if (path === base) return sendPage(response);
      const file = served.get(path);
      if (file) return sendBytes(response, file.path, await file.read());
      sendText(response, { status: 404, path: "absent.txt", text: "Not found\n" });
    },
    async warm() {
      if (isThere()) await bundle().catch(() => undefined);
    },
    close: async () => void (await bundling),
  };
}
