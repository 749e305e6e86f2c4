import { messages } from "../../messages/compiled/en-shortcuts.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const shortcutMessages = lazyMessages(messages, (loader) => loader.shortcuts());
