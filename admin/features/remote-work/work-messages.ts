import { messages } from "../../messages/compiled/en-work.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const workMessages = lazyMessages(messages, (loader) => loader.work());
