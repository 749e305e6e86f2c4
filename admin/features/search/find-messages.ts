import { messages } from "../../../editing/messages/compiled/en-find.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const findMessages = lazyMessages(messages, (loader) => loader.find());
