import floweringCalendar from "./flowering-calendar/index.ts";

export const blocks = [floweringCalendar];
