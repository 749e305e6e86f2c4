import type { ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import type { Model } from "../../schema/model/model.ts";

const text = (title: string, more: object = {}) =>
  ({ type: "string", title, description: "", ...more }) as const;
const object = (title: string, properties: Readonly<Record<string, Schema>>): ObjectSchema => ({
  type: "object",
  title,
  description: "",
  properties,
});
const shop = object("Shop", { phone: text("Telephone", { format: "telephone" }) });

/** A model with settings below settings, two of which are called the same; and collections that refer to each other. */
export const bakeryModel: Model = {
  settings: {
    company: object("Company", { name: text("Name"), tagline: text("Tagline") }),
    contact: object("Contact", {
      phones: object("Telephone numbers", { mobile: text("Mobile", { format: "telephone" }) }),
      email: text("E-mail", { format: "email" }),
      shops: object("Shops", { mill: shop, quay: shop }),
    }),
  },
  collections: {
    breads: {
      name: "breads",
      title: "Breads",
      singular: "Bread",
      description: "",
      label: "name",
      picture: "photo",
      sort: "manual",
      body: { title: "Text", description: "", headingLevel: 2 },
      fields: object("Bread", {
        name: text("Name"),
        photo: text("Photo", { format: "media" }),
        flour: text("Flour", { enum: ["rye", "wheat"] }),
        price: { type: "number", title: "Price", description: "" },
        shop: text("Shop", { entry: "shops" }),
        allergens: { type: "array", title: "Allergens", description: "", items: text("Allergen") },
        faqs: {
          type: "array",
          title: "Questions",
          description: "",
          items: object("Question", {
            question: text("Question"),
            answer: text("Answer", { format: "markdown" }),
          }),
        },
        vegan: { type: "boolean", title: "Vegan", description: "" },
      }),
    },
    shops: {
      name: "shops",
      title: "Shops",
      singular: "Shop",
      description: "",
      label: "town",
      sort: ["town"],
      fields: object("Shop", { town: text("Town") }),
    },
  },
};
