import { messages } from "./compiled/en-problems.ts";
import { lazyMessages } from "./lazy-messages.ts";

export const problemWords = lazyMessages(messages, (loader) => loader.problems());
