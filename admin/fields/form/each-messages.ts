import { messages } from "../../../editing/messages/compiled/en-each.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const eachMessages = lazyMessages(messages, (loader) => loader.each());
