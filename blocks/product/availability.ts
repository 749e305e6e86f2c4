/** Whether a thing can be had: the choices of an author, and what schema.org calls them. */
export const availabilities = {
  "in-stock": "InStock",
  "sold-out": "OutOfStock",
  "pre-order": "PreOrder",
  "back-order": "BackOrder",
  "made-to-order": "MadeToOrder",
  discontinued: "Discontinued",
} as const;

export type Availability = keyof typeof availabilities;

interface Stocked {
  readonly availability?: Availability;
  readonly stock?: number;
}

/** What the page and its structured data say alike. Nothing is in stock of which there are none. */
export function availabilityOf({ availability, stock }: Stocked): Availability | undefined {
  if (stock === undefined || (availability && availability !== "in-stock")) return availability;
  return stock > 0 ? "in-stock" : "sold-out";
}

/** Whether there is no way to order it. */
export const isGone = (availability: Availability | undefined) =>
  availability === "sold-out" || availability === "discontinued";
