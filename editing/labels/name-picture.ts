import { messages } from "../messages/messages.ts";

/** "door.jpg", or "door.jpg in rooms › attic" for `rooms/attic/door.jpg`. */
export function namePicture(name: string): string {
  const folders = name.split("/");
  const file = folders.pop() ?? name;
  return folders.length === 0
    ? file
    : messages.changes.picture.inFolder({ file, folder: folders.join(" › ") });
}
