import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Post, textOf } from "./posts.ts";

/** Writes files by their paths in a folder. */
export async function writeAll(root: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Writes each post into a folder, under its id. */
export async function writePosts(folder: string, posts: readonly Post[], topicKey?: string): Promise<void> {
  await writeAll(folder, Object.fromEntries(posts.map((post) => [`${post.id}.md`, textOf(post, topicKey)])));
}
