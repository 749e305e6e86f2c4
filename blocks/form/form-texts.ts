import type { Messages } from "../_kit/messages/index.ts";

const keys = [
  "sending",
  "optional",
  "choose",
  "leaveEmpty",
  "orCall",
  "writeAnother",
  "sentNowhere",
  "notSentOffline",
  "notSentTimeout",
  "notSentRefused",
  "notSentFailed",
  "stillHere",
  "stillHereCall",
  "stillHereWrite",
  "stillHereCallOrWrite",
  "fieldMissing",
  "choiceMissing",
  "consentMissing",
  "fileMissing",
  "emailWrong",
  "telephoneWrong",
  "numberWrong",
  "numberTooSmall",
  "numberTooLarge",
  "dateWrong",
  "textTooShort",
] as const satisfies readonly (keyof Messages)[];

export type FormTexts = Pick<Messages, (typeof keys)[number]>;

export function formTexts(messages: Messages): FormTexts {
  // Each key is one of those that the type names.
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as unknown as FormTexts;
}
