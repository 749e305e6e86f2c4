import { messages } from "../../messages/compiled/en-publication.ts";
import { lazyMessages } from "../../messages/lazy-messages.ts";

export const panelMessages = lazyMessages(messages, (loader) => loader.publication());
