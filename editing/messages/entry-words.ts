import { messages } from "./compiled/en-entries.ts";
import { lazyMessages } from "./lazy-messages.ts";

export const entryWords = lazyMessages(messages, (loader) => loader.entries());
