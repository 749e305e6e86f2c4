import { messages } from "../../../../editing/messages/compiled/en-look.ts";
import { lazyMessages } from "../../../../editing/messages/lazy-messages.ts";

export const themeMessages = lazyMessages(messages, (loader) => loader.look());
