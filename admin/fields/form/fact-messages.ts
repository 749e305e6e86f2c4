import { messages } from "../../messages/compiled/en-facts.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const factMessages = lazyMessages(messages, (loader) => loader.facts());
