import { messages } from "../../../editing/messages/compiled/en-exports.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const exportedMessages = lazyMessages(messages, (loader) => loader.exports());
