import { href, intro, label, type ObjectSchema, title } from "blockwork";

const text = (title: string, description: string) =>
  ({ type: "string", title, description, minLength: 1 }) as const;

const lesson = {
  type: "object",
  title: "Lesson",
  description: "A line of the timetable.",
  properties: {
    time: {
      type: "string",
      title: "Time",
      description: "When it begins, by the clock of 24 hours.",
      pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
      examples: ["16:30"],
    },
    minutes: { type: "integer", title: "Length", description: "In minutes.", minimum: 1 },
    title: text("Title", "What is taught, to whom."),
    instrument: {
      type: "object",
      title: "Instrument",
      description: "By which the lessons are filtered.",
      properties: { text: text("Name", "Its name."), href },
      required: ["text", "href"],
    },
    teacher: {
      type: "object",
      title: "Teacher",
      description: "Who teaches.",
      properties: { text: text("Name", "Their name."), href },
      required: ["text", "href"],
    },
    platform: { type: "integer", title: "Platform", description: "The number of the room." },
    room: text("Room", "The name of the room."),
    places: { type: "integer", title: "Places left", description: "0 when it is full.", minimum: 0 },
  },
  required: ["time", "minutes", "title", "instrument", "teacher", "platform", "room", "places"],
} as const satisfies ObjectSchema;

export const schema = {
  type: "object",
  title: "Timetable",
  description: "Lessons by the day of the week, as departures are listed, with a filter by instrument.",
  properties: {
    label,
    title,
    intro,
    days: {
      type: "array",
      title: "Days",
      description: "The days with their lessons, in order.",
      items: {
        type: "object",
        title: "Day",
        description: "A day of the week.",
        properties: {
          weekday: {
            type: "integer",
            title: "Day of the week",
            description: "From 1 (Monday) to 7 (Sunday).",
            minimum: 1,
            maximum: 7,
          },
          lessons: { type: "array", title: "Lessons", description: "By time.", items: lesson },
        },
        required: ["weekday", "lessons"],
      },
    },
    filter: {
      type: "object",
      title: "Filter",
      description: "The instruments above the timetable; without it there is no filter.",
      properties: {
        all: text("All", "The words of the link that shows every lesson."),
        href: { ...href, description: "The page with every lesson: this one." },
      },
      required: ["all", "href"],
    },
    texts: {
      type: "object",
      title: "Texts",
      description: "The words of the timetable.",
      properties: {
        time: text("Time", "Above the times."),
        lesson: text("Lesson", "Above the lessons."),
        teacher: text("Teacher", "Above the teachers."),
        room: text("Platform", "Above the rooms."),
        places: text("Places", "Above the places that are left."),
        full: text("Full", "Where there is no place left."),
        empty: text("Nothing", "Where there is no lesson."),
      },
      required: ["time", "lesson", "teacher", "room", "places", "full", "empty"],
    },
  },
  required: ["title", "days", "texts"],
} as const satisfies ObjectSchema;
