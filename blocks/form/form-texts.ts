import type { Messages } from "../_kit/messages/index.ts";
import type { FaultTexts } from "./answer-fault.ts";

const faultKeys = [
  "fieldMissing",
  "choiceMissing",
  "consentMissing",
  "fileMissing",
  "fileKindWrong",
  "fileTooLarge",
  "emailWrong",
  "nameTooShort",
  "telephoneWrong",
  "messageTooShort",
  "textTooShort",
  "textTooLong",
  "numberWrong",
  "numberTooSmall",
  "numberTooLarge",
  "dateWrong",
] as const satisfies readonly (keyof FaultTexts)[];

const formKeys = [
  "sending",
  "optional",
  "choose",
  "leaveEmpty",
  "orCall",
  "writeAnother",
  "sentNowhere",
  "trialSent",
  "notSentOffline",
  "notSentTimeout",
  "notSentRefused",
  "notSentFailed",
  "robotCheck",
  "robotCheckMissing",
  "stillHere",
  "stillHereCall",
  "stillHereWrite",
  "stillHereCallOrWrite",
  ...faultKeys,
] as const satisfies readonly (keyof Messages)[];

const handlerKeys = [
  "notSentRefused",
  "notSentFailed",
  "notSentTooFast",
  "notSentTooMany",
  "robotCheckMissing",
  "goBack",
  "backToSite",
  "copyOf",
  ...faultKeys,
] as const satisfies readonly (keyof Messages)[];

type Texts<Key extends keyof Messages> = Pick<Messages, Key>;
export type FormTexts = Texts<(typeof formKeys)[number]>;
export type HandlerTexts = Texts<(typeof handlerKeys)[number]>;

export const formTexts = (messages: Messages): FormTexts => pick(messages, formKeys);

export const handlerTexts = (messages: Messages): HandlerTexts => pick(messages, handlerKeys);

function pick<Key extends keyof Messages>(messages: Messages, keys: readonly Key[]): Texts<Key> {
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as unknown as Texts<Key>;
}
