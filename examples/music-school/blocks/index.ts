import timetable from "./timetable/index.ts";

export const blocks = [timetable];
