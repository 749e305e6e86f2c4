import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import BookingForm from "./island.tsx";

const schema = {
  type: "object",
  title: "Booking",
  description: "A form that is checked while it is filled in.",
  properties: {
    title,
    most: { type: "integer", title: "Seats", description: "Of the largest boat.", minimum: 1, default: 6 },
    otherwise: { type: "string", title: "Otherwise", description: "How to book without it.", minLength: 1 },
  },
  required: ["title", "otherwise"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "hook-form",
  purpose: "contact",
  icon: "ticket",
  schema,
  view: ({ title, most, otherwise }) => (
    <Section name="hook-form" title={title}>
      <Island name="hook-form" hydrateOn="interaction" component={BookingForm} props={{ most }} />
      <p>{otherwise}</p>
    </Section>
  ),
  sample: { title: "Book a boat", otherwise: "Or come to the jetty." },
});
