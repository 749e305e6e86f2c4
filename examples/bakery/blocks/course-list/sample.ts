import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Come and bake",
  months: [
    {
      title: "March 2027",
      courses: [
        {
          title: "Sourdough in a Day",
          href: "/",
          date: "2027-03-06",
          time: "09:30 to 16:00",
          place: "The Bakehouse",
          price: 95,
          left: 3,
        },
      ],
    },
  ],
  places: { none: "Full", one: "{count} place left", other: "{count} places left" },
  empty: "No dates at the moment.",
} satisfies Authored<typeof schema>;
