import { messages } from "../../messages/compiled/en-find.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const findMessages = lazyMessages(messages, (loader) => loader.find());
