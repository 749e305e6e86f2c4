import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PublishHost } from "../../../schema/site/admin-settings.ts";
import { freePort } from "../free-port.ts";
import { runSite } from "../run-site.ts";
import { serveFolder } from "../serve-folder.ts";
import { createTemporarySite } from "../temporary-site.ts";
import { type GitHost, startGitHost } from "./git-host.ts";
import { startSignInService } from "./sign-in-service.ts";

/** A small site on a static host, built from a repository on a git host. */
export interface PublishedSite {
  readonly url: string;
  readonly host: GitHost;
  /** The text of a file on the branch. */
  text(file: string): Promise<string | undefined>;
  bytes(file: string): Promise<Buffer | undefined>;
  /** Somebody else's commit of a whole file. */
  put(file: string, content: Buffer | string): Promise<void>;
  /** Somebody else's commit: a text that is there once is another one after it. */
  push(file: string, before: string, after: string): Promise<void>;
  /** Builds what is on the branch, as the host's checks would. */
  build(): Promise<void>;
  close(): Promise<void>;
}

interface PublishSiteOptions {
  /** Whether people sign in on the host's own page, without a key. */
  readonly hasApplication?: boolean;
}

export async function publishSite(
  kind: PublishHost,
  { hasApplication = false }: PublishSiteOptions = {},
): Promise<PublishedSite> {
  const [site, host] = await Promise.all([createTemporarySite(), startGitHost(kind)]);
  const config = JSON.parse(await site.read("site.config.json")) as { readonly site: object };
  const { clientId } = host.application;
  // Its address is in the pages before it knows theirs.
  const port = await freePort();
  const way = kind === "github" ? { signIn: `http://127.0.0.1:${port}` } : { clientId };
  const admin = { publish: { ...host.settings, ...(hasApplication && way) } };
  await site.write(
    "site.config.json",
    `${JSON.stringify({ ...config, site: { ...config.site, admin } }, null, 2)}\n`,
  );
  const all = await readdir(site.root, { recursive: true, withFileTypes: true });
  const files = all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.root.length + 1))
    .filter((file) => !file.startsWith(".blockwork"));
  const contents = files.map(async (path) => ({ path, content: await readFile(join(site.root, path)) }));
  const begin = { branch: "main", parent: undefined, message: "Begin" };
  await host.git.commit({ ...begin, files: await Promise.all(contents) });
  const bytes = async (file: string) => host.git.blob((await host.git.head("main")) ?? "", file);
  const build = async () => {
    for (const file of host.git.files("main").filter((path) => /\.(?:json|md|jpg|webp|gif)$/.test(path)))
      await site.write(file, (await bytes(file))?.bytes ?? "");
    const { code, stderr } = await runSite(["build", "--root", site.root]);
    if (code !== 0) throw new Error(stderr);
  };
  await build();
  const server = await serveFolder(join(site.root, "dist"), { readsHeaders: true });
  const isService = hasApplication && kind === "github";
  const service = isService ? await startSignInService(host, [server.url], port) : undefined;
  host.application.back = service ? `${service.url}/callback` : `${server.url}/admin/`;
  return {
    url: server.url,
    host,
    text: async (file) => (await bytes(file))?.bytes.toString(),
    async push(file, before, after) {
      const content = (await bytes(file))?.bytes.toString().replace(before, after);
      const parent = await host.git.head("main");
      await host.git.commit({
        branch: "main",
        parent,
        message: "Somebody else",
        files: [{ path: file, content }],
      });
    },
    bytes: async (file) => (await bytes(file))?.bytes,
    async put(path, content) {
      const parent = await host.git.head("main");
      await host.git.commit({ branch: "main", parent, message: "Somebody else", files: [{ path, content }] });
    },
    build,
    async close() {
      await Promise.all([server.close(), host.close(), service?.close()]);
      await site.remove();
    },
  };
}
