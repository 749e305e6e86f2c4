import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Timetable",
  days: [
    {
      weekday: 1,
      lessons: [
        {
          time: "16:30",
          minutes: 45,
          title: "Oud for children",
          instrument: { text: "Oud", href: "/" },
          teacher: { text: "Layla Haddad", href: "/" },
          platform: 1,
          room: "Ziryab room",
          places: 2,
        },
      ],
    },
  ],
  texts: {
    time: "Time",
    lesson: "Lesson",
    teacher: "Teacher",
    room: "Platform",
    places: "Places left",
    full: "Full",
    empty: "No lessons.",
  },
} satisfies Authored<typeof schema>;
