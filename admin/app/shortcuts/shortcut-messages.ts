import { messages } from "../../../editing/messages/compiled/en-shortcuts.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const shortcutMessages = lazyMessages(messages, (loader) => loader.shortcuts());
