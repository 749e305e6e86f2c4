import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./outcome.ts";
import { contentOf, type TwoStates } from "./two-states.ts";

const sentence =
  /^There is not enough space on the disk to write .*; what was there is unchanged\.\n {2}.*\n$/;
const kept = 40;

/** Writes a site that fits on a disk of 3 MB, and then one that does not, in each way in which a folder can be on it. */
export async function fullDisk(site: TwoStates, folder: string): Promise<Outcome> {
  const places = { "a folder on the disk": "disk/dist", "the disk itself": "disk" };
  const faults: string[] = [];
  const what = "a disk of 3 MB that is full";
  for (const [place, path] of Object.entries(places)) {
    const unmount = mountSmall(join(folder, "disk"));
    if (!unmount) return { what, times: 0, detail: "left out: nothing may be mounted here", faults };
    const fault = (text: string) => faults.push(`${place}: ${text}`);
    const out = join(folder, path);
    const build = () => site.start("--out", out).ended;
    const posts = setPostsAside(site.root);
    try {
      const small = await build();
      if (small.code !== 0) fault(`the small site ended with ${small.code}: ${small.stderr}`);
      const before = contentOf(out);
      const names = readdirSync(join(folder, "disk")).sort().join(" ");
      posts.restore();
      const full = await build();
      if (full.code !== 2 || !sentence.test(full.stderr)) fault(`ended with ${full.code}: ${full.stderr}`);
      if (contentOf(out) !== before) fault("the old site is not as it was");
      if (readdirSync(join(folder, "disk")).sort().join(" ") !== names) fault("something was left");
      posts.archive();
      const again = await build();
      if (again.code !== 0 || contentOf(out) !== before)
        fault(`then ended with ${again.code}: ${again.stderr}`);
      const { code, stderr } = await site.start("--cache-dir", join(folder, "disk/cache")).ended;
      if (code !== 0) fault(`with the cache there, ended with ${code}: ${stderr}`);
    } finally {
      posts.restore();
      unmount();
    }
  }
  const state = await site.start().ended;
  if (state.code !== 0 || site.published() !== "A")
    faults.push("the whole site, elsewhere, is not as it was");
  return { what, times: Object.keys(places).length, detail: "one sentence, the old site as it was", faults };
}

/** Mounts a small disk in memory; undefined where that is not allowed. */
function mountSmall(folder: string): (() => void) | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], { stdio: "ignore" });
    return () => execFileSync("umount", [folder]);
  } catch {
    return undefined;
  }
}

/** Leaves only a few posts in a site, until they are restored. */
function setPostsAside(root: string) {
  const [posts, aside] = [join(root, "content/posts"), join(root, "../aside")];
  mkdirSync(aside, { recursive: true });
  const move = (from: string, to: string, names: readonly string[]) => {
    for (const name of names) renameSync(join(from, name), join(to, name));
  };
  const archive = () => move(posts, aside, readdirSync(posts).sort().slice(kept));
  archive();
  return { archive, restore: () => move(aside, posts, readdirSync(aside)) };
}
