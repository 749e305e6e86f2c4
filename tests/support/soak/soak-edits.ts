import { renameSync } from "node:fs";
import { rename, rm, utimes } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { saveBody } from "../create-put.ts";
import type { SentRequest } from "../dev-site.ts";
import type { SoakSite } from "./soak-site.ts";

/** The site as it is served, for what the editor does. */
export interface SoakServer {
  send(
    request: SentRequest,
  ): Promise<{ readonly status: number; readonly text: string; readonly token: string }>;
  readonly port: number;
}

/** Does one thing to the site, as a person, a program or git does it; nothing if that can't be done now. */
type Edit = (site: SoakSite, server: SoakServer) => Promise<unknown>;

const posts = "content/posts";
const added = (files: readonly string[]) => files.filter((file) => basename(file).startsWith("extra-"));
const word = ({ random }: SoakSite) => random().toString(36).slice(2, 8).padEnd(6, "x");

async function replaceAtomically(site: SoakSite, file: string, text: string): Promise<void> {
  await site.write(`${file}.tmp`, text);
  renameSync(join(site.root, `${file}.tmp`), join(site.root, file));
}

const withTitle = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);

async function anyPost(site: SoakSite): Promise<string | undefined> {
  return site.pick(await site.list(posts, ".md"));
}

/** Takes something out of the site until it is repaired. */
async function takeOut(site: SoakSite, file: string): Promise<void> {
  if (site.repairs.has(file)) return;
  const away = join(site.beside, file.replaceAll("/", "-"));
  await rename(join(site.root, file), away);
  site.repairs.set(file, async () => {
    await rm(join(site.root, file), { recursive: true, force: true });
    await rename(away, join(site.root, file));
  });
}

/** Spoils a file until it is repaired. */
async function spoil(site: SoakSite, file: string, spoilt: (text: string) => string): Promise<void> {
  if (site.repairs.size > 0) return;
  const before = await site.read(file);
  await site.write(file, spoilt(before));
  site.repairs.set(file, () => site.write(file, before));
}

export const edits: Readonly<Record<string, Edit>> = {
  async append(site) {
    const file = await anyPost(site);
    if (file) await site.write(file, `${await site.read(file)}\nMore, ${word(site)}.\n`);
  },
  async "replace by rename"(site) {
    const file = await anyPost(site);
    if (file)
      await replaceAtomically(site, file, withTitle(await site.read(file), `By rename ${word(site)}`));
  },
  async "add an entry"(site) {
    const file = await anyPost(site);
    if (file)
      await site.write(`${posts}/extra-${word(site)}.md`, withTitle(await site.read(file), "An extra one"));
  },
  async "rename an entry"(site) {
    const file = site.pick(added(await site.list(posts, ".md")));
    if (file) await rename(join(site.root, file), join(site.root, `${posts}/extra-${word(site)}.md`));
  },
  async "delete an entry"(site) {
    const file = site.pick(added(await site.list(posts, ".md")));
    if (file) await rm(join(site.root, file));
  },
  async "change the config"(site) {
    if (site.repairs.has("site.config.json")) return;
    const config = JSON.parse(await site.read("site.config.json")) as { site: { name: string } };
    config.site.name = `Name ${word(site)}`;
    await site.write("site.config.json", `${JSON.stringify(config, null, 2)}\n`);
  },
  "change the theme": (site) =>
    replaceAtomically(site, "theme.scss", `main { z-index: ${Math.floor(site.random() * 1000)}; }\n`),
  "write into public/": (site) => site.write(`public/p-${Math.floor(site.random() * 3)}.txt`, word(site)),
  async "delete from public/"(site) {
    const file = site.pick(await site.list("public", ".txt"));
    if (file) await rm(join(site.root, file));
  },
  "write a download in a new folder": (site) =>
    site.write(`content/files/${site.pick(["a", "a/b", "c/d/e"])}/f.txt`, word(site)),
  async "replace a picture"(site) {
    const background = `#${Math.floor(site.random() * 0xff_ff_ff)
      .toString(16)
      .padStart(6, "0")}`;
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
    await site.write("content/media/garden.jpg", await picture.jpeg().toBuffer());
  },
  async "change a file to another of the same size and time"(site) {
    const file = await anyPost(site);
    if (!file) return;
    const text = await site.read(file);
    const time = new Date(1_700_000_000_000);
    await site.write(
      file,
      text.replace(/^title: (.)/m, (_, letter) => `title: ${letter === "Q" ? "X" : "Q"}`),
    );
    await utimes(join(site.root, file), time, time);
  },
  "break the config": (site) => spoil(site, "site.config.json", (text) => text.slice(0, text.length / 2)),
  async "break an entry"(site) {
    const file = await anyPost(site);
    if (file) await spoil(site, file, (text) => text.replace("title:", "titel:"));
  },
  async "take a folder out"(site) {
    const folder = site.pick([posts, "content/files", "public", "content/media"]) ?? posts;
    const isThere = (await site.list(folder, "")).length > 0;
    // What is taken out is not changed meanwhile.
    if (isThere && site.repairs.size === 0) await takeOut(site, folder);
  },
  async "check out the other branch"(site) {
    await repairAll(site);
    const isOther = site.git("branch", "--show-current").trim() === "other";
    site.git("add", "--all");
    site.git("commit", "--quiet", "--allow-empty", "--message=Edited");
    site.git("checkout", "--quiet", isOther ? "main" : "other");
  },
  /** As the editor does, with what it has loaded; the server refuses it where that is no longer so. */
  async "save from the editor"(site, { send, port }) {
    const { text, token } = await send({ path: "/__blockwork/content" });
    const { entries = [] } = JSON.parse(text || "{}") as {
      entries?: { file: string; text: string; etag: string }[];
    };
    const entry = site.pick(entries.filter(({ file }) => file.startsWith(`${posts}/`)));
    if (!entry) return undefined;
    const headers = {
      origin: `http://localhost:${port}`,
      "content-type": "application/json",
      "x-blockwork-token": token,
    };
    const saved = withTitle(entry.text, `Saved ${word(site)}`);
    const body = saveBody({ file: entry.file, text: saved, over: entry.etag });
    return (await send({ method: "PUT", path: "/__blockwork/files", headers, body })).status;
  },
};

export async function repairAll({ repairs }: SoakSite): Promise<void> {
  for (const [what, repair] of repairs) {
    await repair();
    repairs.delete(what);
  }
}
