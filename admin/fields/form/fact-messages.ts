import { messages } from "../../../editing/messages/compiled/en-facts.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const factMessages = lazyMessages(messages, (loader) => loader.facts());
