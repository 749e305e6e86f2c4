import { messages } from "../../../editing/messages/compiled/en-publication.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";

export const panelMessages = lazyMessages(messages, (loader) => loader.publication());
