import { en as firstEn, type Messages } from "../../admin/messages/en.ts";
import { lateEn } from "../../admin/messages/late-en.ts";

/** All of the editor's texts in English. */
export const en: Messages = { ...firstEn, ...lateEn };
