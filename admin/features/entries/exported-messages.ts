import { messages } from "../../messages/compiled/en-exports.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const exportedMessages = lazyMessages(messages, (loader) => loader.exports());
