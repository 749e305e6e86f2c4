import { messages } from "../../../../editing/messages/compiled/en-several.ts";
import { lazyMessages } from "../../../../editing/messages/lazy-messages.ts";

export const severalMessages = lazyMessages(messages, (loader) => loader.several());
