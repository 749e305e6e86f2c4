import { messages } from "./compiled/en-table.ts";
import { lazyMessages } from "./lazy-messages.ts";

export const tableWords = lazyMessages(messages, (loader) => loader.table());
