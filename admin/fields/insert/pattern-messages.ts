import { messages } from "../../../editing/messages/compiled/en-patterns.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const patternMessages = lazyMessages(messages, (loader) => loader.patterns());
