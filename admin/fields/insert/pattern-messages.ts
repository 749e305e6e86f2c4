import { messages } from "../../messages/compiled/en-patterns.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const patternMessages = lazyMessages(messages, (loader) => loader.patterns());
