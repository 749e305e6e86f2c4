import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Where we are",
  places: [
    {
      name: "The shop",
      address: "1 Example Street, Hythe",
      phones: ["01632 960187"],
      email: "shop@example.com",
    },
  ],
  hours: [{ days: "Monday to Friday", time: "8am to 6pm" }],
} satisfies Authored<typeof schema>;
