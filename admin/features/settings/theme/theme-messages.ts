import { messages } from "../../../messages/compiled/en-look.ts";
import { lazyMessages } from "../../../messages/lazy-messages.ts";

export const themeMessages = lazyMessages(messages, (loader) => loader.look());
