import type { PluralForms } from "../fill-in.ts";
import type { en } from "./en.ts";

/** The fixed texts of one language: plain data, so that an island can get those that it needs as props. */
export type Messages = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : PluralForms;
};

export type MessageKey = keyof Messages;
