import { messages } from "../../messages/compiled/en-versions.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const versionMessages = lazyMessages(messages, (loader) => loader.versions());
