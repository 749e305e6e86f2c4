import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for what can be bought",
  items: [
    {
      name: "Say what you offer",
      text: "Describe it in a few words.",
      price: "000",
      href: "https://buy.stripe.com/test",
    },
    { name: "Say what else you offer", price: "00", href: "https://www.paypal.com/ncp/payment/test" },
  ],
} satisfies Authored<typeof schema>;
