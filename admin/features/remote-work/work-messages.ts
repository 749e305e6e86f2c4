import { messages } from "../../../editing/messages/compiled/en-work.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const workMessages = lazyMessages(messages, (loader) => loader.work());
