import { de as firstDe } from "../../admin/messages/de.ts";
import type { Messages } from "../../admin/messages/en.ts";
import { lateDe } from "../../admin/messages/late-de.ts";

/** All of the editor's texts in German. */
export const de: Messages = { ...firstDe, ...lateDe };
