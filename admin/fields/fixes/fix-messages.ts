import { messages } from "../../messages/compiled/en-fixes.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const fixMessages = lazyMessages(messages, (loader) => loader.fixes());
