import { expect, it } from "vitest";
import { limitSentence } from "./limit-sentence.ts";

it.each([
  [
    "EMFILE",
    "linux",
    "Changes in content/posts are found only once a second: the system's limit fs.inotify.max_user_instances is reached.\n  Raise it: sudo sysctl fs.inotify.max_user_instances=1024\n",
  ],
  [
    "ENOSPC",
    "linux",
    "Changes in content/posts are found only once a second: the system's limit fs.inotify.max_user_watches is reached.\n  Raise it: sudo sysctl fs.inotify.max_user_watches=524288\n",
  ],
  [
    "EMFILE",
    "darwin",
    "Changes in content/posts are found only once a second: the system does not watch it (EMFILE).\n",
  ],
  [
    "EIO",
    "linux",
    "Changes in content/posts are found only once a second: the system does not watch it (EIO).\n",
  ],
  [
    "EACCES",
    "linux",
    "Changes in content/posts are not noticed: the folder can't be read.\n  Allow its files to be read, then start site dev again.\n",
  ],
] as const)("%s on %s", (code, system, sentence) => {
  expect(limitSentence({ code, folder: "/site/content/posts" }, "/site", system)).toBe(sentence);
});

it("the site's own folder is a dot", () => {
  expect(limitSentence({ code: "EIO", folder: "/site" }, "/site")).toContain("Changes in . are");
});
