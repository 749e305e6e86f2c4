import type { Session } from "../session.ts";

/** Saves what was typed about pictures, and tells of each that could not be saved. Gives whether all could. */
export async function saveDescriptions({ media, notices, view }: Session): Promise<boolean> {
  let isSaved = true;
  for (const name of media.getState().drafts.keys()) {
    if ((await media.getState().describe(name)) === "described") continue;
    isSaved = false;
    notices.getState().notify({
      title: `The description of ${name} was not saved`,
      text: media.getState().drafts.get(name)?.reason ?? "",
      tone: "failure",
      action: { label: "Show it", run: () => view.getState().go({ workspace: "pictures", picture: name }) },
    });
  }
  return isSaved;
}
