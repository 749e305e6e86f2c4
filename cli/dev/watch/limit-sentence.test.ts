import { expect, it } from "vitest";
import { limitSentence } from "./limit-sentence.ts";

it.each([
  [
    "EMFILE",
    "linux",
    "The system does not watch content/posts, and perhaps other folders: its limit fs.inotify.max_user_instances is reached. Changes there are found once a second.\n  Raise it: sudo sysctl fs.inotify.max_user_instances=1024\n",
  ],
  [
    "ENOSPC",
    "linux",
    "The system does not watch content/posts, and perhaps other folders: its limit fs.inotify.max_user_watches is reached. Changes there are found once a second.\n  Raise it: sudo sysctl fs.inotify.max_user_watches=524288\n",
  ],
  [
    "EMFILE",
    "darwin",
    "The system does not watch content/posts, and perhaps other folders: EMFILE. Changes there are found once a second.\n",
  ],
  [
    "EIO",
    "linux",
    "The system does not watch content/posts, and perhaps other folders: EIO. Changes there are found once a second.\n",
  ],
  [
    "EACCES",
    "linux",
    "Changes in content/posts are not noticed: it can't be read.\n  Allow its files to be read, then start site dev again.\n",
  ],
] as const)("%s on %s", (code, system, sentence) => {
  expect(limitSentence({ code, folder: "/site/content/posts" }, "/site", system)).toBe(sentence);
});

it("the site's own folder has no name", () => {
  expect(limitSentence({ code: "EIO", folder: "/site" }, "/site")).toContain(
    "does not watch the site's folder,",
  );
});
