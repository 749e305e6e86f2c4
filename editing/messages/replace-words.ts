import { messages } from "./compiled/en-replace.ts";
import { lazyMessages } from "./lazy-messages.ts";

export const replaceWords = lazyMessages(messages, (loader) => loader.replace());
