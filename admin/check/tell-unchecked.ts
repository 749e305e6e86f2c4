import type { StoreApi } from "zustand/vanilla";
import type { Notices } from "../kit/notices.ts";
import { messages } from "../messages/messages.ts";

/** Tells that the site could not be checked, and why. */
export function tellUnchecked(notices: StoreApi<Notices>): (error: Error) => void {
  return ({ message }) =>
    notices.getState().notify({
      title: messages.outcomes.notChecked,
      text: messages.outcomes.notCheckedText(message),
      tone: "failure",
    });
}
