import type { Changes } from "./broken-site.ts";

/** A mistake in the folders of a site, not in what its files say: what it is, and the change that makes it. */
export type FileMistake = readonly [what: string, changes: Changes];

const folders = [
  "content",
  "content/posts",
  "content/media",
  "content/files",
  "content/icons",
  "content/fonts",
  "public",
];
const files = [
  "site.config.json",
  "theme.scss",
  "content/model.json",
  "content/media/media.json",
  "content/media/house.jpg",
  "content/posts/garden-rooms.md",
  "content/posts/order.json",
  "content/icons/plan.svg",
];
const added = [
  "content/posts/new.md",
  "content/media/new.jpg",
  "content/media/rooms",
  "content/files/new.pdf",
  "content/files/menus/new.pdf",
  "content/icons/new.svg",
  "content/fonts/new.woff2",
  "public/new.txt",
  "public/.well-known/new.txt",
];

const links = {
  "a link out of the site": "/etc/hostname",
  "a link to a folder out of the site": "/etc",
  "a link to nothing": "nowhere",
  "a link to a folder of the site": "/site/content/posts",
  "a link to a file of the site": "/site/content/posts/garden-rooms.md",
} as const;

/** Links in place of each folder and file, files in place of folders, folders in place of files. */
export const fileMistakes: readonly FileMistake[] = [
  ...[...folders, ...files, ...added].flatMap((file): FileMistake[] => [
    ...Object.entries(links).map(
      ([what, linkTo]): FileMistake => [`${what} in place of ${file}`, { [file]: { linkTo } }],
    ),
    [`a link to itself in place of ${file}`, { [file]: { linkTo: file.slice(file.lastIndexOf("/") + 1) } }],
  ]),
  ...folders.map((file): FileMistake => [`a file in place of ${file}`, { [file]: "A file." }]),
  ...[...files, ...added].map(
    (file): FileMistake => [`a folder in place of ${file}`, { [file]: { folder: true } }],
  ),
  ...[...files, ...added].map(
    (file): FileMistake => [`a pipe in place of ${file}`, { [file]: { pipe: true } }],
  ),
];
