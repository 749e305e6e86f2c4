import { messages } from "../../../messages/compiled/en-several.ts";
import { lazyMessages } from "../../../messages/lazy-messages.ts";

export const severalMessages = lazyMessages(messages, (loader) => loader.several());
