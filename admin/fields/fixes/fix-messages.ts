import { messages } from "../../../editing/messages/compiled/en-fixes.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const fixMessages = lazyMessages(messages, (loader) => loader.fixes());
