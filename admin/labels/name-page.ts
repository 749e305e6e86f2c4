import { frameName, isFrameId } from "../document/frames.ts";
import type { PageDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { languageName } from "./language-name.ts";
import { humanizeKey } from "./schema/humanize-key.ts";

export function namePage({ id }: Pick<PageDocument, "id">): string {
  if (isFrameId(id)) return nameFrame(id);
  return humanizeKey(id);
}

const isTag = (name: string) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(name);

function nameFrame(id: string): string {
  const name = frameName(id);
  return name === ""
    ? messages.changes.frame
    : messages.changes.titled({
        title: messages.changes.frame,
        name: isTag(name) ? languageName(name) : humanizeKey(name),
      });
}
