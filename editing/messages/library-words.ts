import { messages } from "./compiled/en-library.ts";
import { lazyMessages } from "./lazy-messages.ts";

export const libraryWords = lazyMessages(messages, (loader) => loader.library());
