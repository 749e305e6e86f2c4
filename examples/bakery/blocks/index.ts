import courseList from "./course-list/index.ts";
import { clockTime } from "./formats/clock-time.tsx";
import { weekDays } from "./formats/week-days.tsx";
import priceList from "./price-list/index.ts";
import ribbon from "./ribbon/index.ts";
import shelf from "./shelf/index.ts";
import ticket from "./ticket/index.ts";

export const blocks = [courseList, priceList, ribbon, shelf, ticket];

export const formats = { "clock-time": clockTime, "week-days": weekDays };
