import { pathFrom } from "../../files/site-path.ts";
import type { WatchLimit } from "./folder-watcher.ts";

export function limitSentence({ code, folder }: WatchLimit, root: string, system = process.platform): string {
  const name = pathFrom(root, folder) || "the site's folder";
  if (code === "EACCES" || code === "EPERM")
    return `Changes in ${name} are not noticed: it can't be read.\n  Allow its files to be read, then start site dev again.\n`;
  const setting = system === "linux" ? settings[code] : undefined;
  const why = setting ? `its limit ${setting.name} is reached` : code;
  const polled = `The system does not watch ${name}, and perhaps other folders: ${why}. Changes there are found once a second.\n`;
  return setting ? `${polled}  Raise it: sudo sysctl ${setting.name}=${setting.value}\n` : polled;
}

/** Linux's own names for its limits, and what desktops usually set them to. */
const settings: Readonly<Record<string, { readonly name: string; readonly value: number }>> = {
  EMFILE: { name: "fs.inotify.max_user_instances", value: 1024 },
  ENOSPC: { name: "fs.inotify.max_user_watches", value: 524_288 },
};
