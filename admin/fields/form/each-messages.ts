import { messages } from "../../messages/compiled/en-each.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const eachMessages = lazyMessages(messages, (loader) => loader.each());
