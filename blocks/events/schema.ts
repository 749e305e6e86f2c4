import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { href, intro, label, picture, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Events",
  description:
    "What is on: what is to come, the next one first, and what is past. Search engines are told about it.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Events",
      description: "The events, in any order.",
      items: {
        type: "object",
        title: "Event",
        description: "What takes place, when and where.",
        properties: {
          title: { type: "string", title: "Name", description: "What the event is called.", minLength: 1 },
          start: {
            type: "string",
            format: "date-time",
            title: "Start",
            description: "The day, or the day and the time, at which it begins.",
          },
          end: {
            type: "string",
            format: "date-time",
            title: "End",
            description: "When it ends; the last day, of one that takes days.",
          },
          place: { type: "string", title: "Place", description: "Where it is.", minLength: 1 },
          text: { type: "string", format: "multiline", title: "Text", description: "A sentence or two." },
          href: { ...href, description: "A page that says more." },
          picture,
          calendar: {
            ...href,
            title: "Calendar file",
            description: "A file that puts it into a calendar: /events/fair.ics.",
            examples: ["/events/fair.ics"],
          },
          cancelled: {
            type: "boolean",
            title: "Cancelled",
            description: "Says that it won't take place.",
            default: false,
          },
        },
        required: ["title", "start"],
      },
    },
    past: {
      type: "boolean",
      title: "Show past events",
      description: "Lists what is past in a part that visitors open.",
      default: true,
    },
    calendar: {
      ...href,
      title: "Calendar",
      description: "A calendar of all events that visitors can subscribe to: /events.ics.",
      examples: ["/events.ics"],
    },
    empty: {
      type: "string",
      title: "When there are none",
      description: "What is said when nothing is to come, if you want other words than usual.",
    },
    today: {
      type: "string",
      title: "Today",
      description:
        "The day by which events are past until the visitor's clock says it; that of the build, unless you say otherwise.",
      default: "{{today}}",
    },
  },
  required: ["title", "items"],
} as const satisfies ObjectSchema;
