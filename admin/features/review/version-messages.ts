import { messages } from "../../../editing/messages/compiled/en-versions.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const versionMessages = lazyMessages(messages, (loader) => loader.versions());
