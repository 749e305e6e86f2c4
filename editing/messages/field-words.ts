import { messages } from "./compiled/en-fields.ts";
import { lazyMessages } from "./lazy-messages.ts";

export const fieldWords = lazyMessages(messages, (loader) => loader.fields());
