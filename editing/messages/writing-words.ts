import { messages } from "./compiled/en-writing.ts";
import { lazyMessages } from "./lazy-messages.ts";

export const writingWords = lazyMessages(messages, (loader) => loader.writing());
