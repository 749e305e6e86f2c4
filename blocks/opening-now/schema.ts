import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Opening hours",
  description:
    "When you are open, and whether you are now: by the visitor's clock, in the time zone of the place. Without script, the hours alone.",
  properties: {
    label,
    title,
    intro,
    hours: {
      type: "string",
      format: "hours",
      title: "Hours",
      description: "When it is open; best taken from the settings, so that it is the same everywhere.",
      minLength: 1,
      examples: ["Mo-Fr 08:00-18:00; Sa 09:00-13:00"],
    },
    timezone: {
      type: "string",
      title: "Time zone",
      description: "Where these hours are; that of the site, unless you say otherwise.",
      examples: ["Europe/Paris"],
      default: "{{site.timezone}}",
    },
    note: {
      type: "string",
      format: "multiline",
      title: "Note",
      description: "A sentence below the hours, such as: closed on public holidays.",
      minLength: 1,
    },
    today: {
      type: "string",
      title: "Today",
      description:
        "The day before which special days are left out; that of the build, unless you say otherwise.",
      default: "{{today}}",
    },
  },
  required: ["title", "hours"],
} as const satisfies ObjectSchema;
