import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { href, intro, label, picture, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Things to buy",
  description:
    "What can be bought by a payment link of Stripe, PayPal, Mollie or another provider, without any script.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Things to buy",
      description: "What can be bought, in order.",
      items: {
        type: "object",
        title: "Thing to buy",
        description: "One thing, its price and where it is paid.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description: "What it is called.",
            minLength: 1,
            maxLength: 120,
          },
          text: {
            type: "string",
            format: "multiline",
            title: "Text",
            description: "What it is, in a few words.",
            minLength: 1,
          },
          price: {
            type: "string",
            title: "Price",
            description: "With its currency, such as £5.20 or from £40.",
            minLength: 1,
          },
          picture,
          href: {
            ...href,
            title: "Payment link",
            description: "The https address that the provider gives for it.",
            examples: ["https://buy.stripe.com/test_1"],
          },
          button: {
            type: "string",
            title: "Button",
            description: "The words on the button, if you want others than usual.",
            minLength: 1,
            maxLength: 40,
          },
          soldOut: {
            type: "boolean",
            title: "Sold out",
            description: "Says so in place of the button.",
            default: false,
          },
        },
        required: ["name", "price", "href"],
      },
    },
  },
  required: ["title", "items"],
} as const satisfies ObjectSchema;
