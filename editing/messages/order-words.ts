import { messages } from "./compiled/en-order.ts";
import { lazyMessages } from "./lazy-messages.ts";

export const orderWords = lazyMessages(messages, (loader) => loader.order());
