import type { StoreApi } from "zustand/vanilla";
import { messages } from "../../editing/messages/messages.ts";
import type { Notices } from "../ui/notices.ts";

export function notifyUnchecked(notices: StoreApi<Notices>): (error: Error) => void {
  return ({ message }) =>
    notices.getState().notify({
      title: messages.outcomes.notChecked,
      text: messages.outcomes.notCheckedText({ why: message }),
      tone: "failure",
    });
}
