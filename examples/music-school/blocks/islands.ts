import type { Islands } from "blockwork";

export const islands: Islands["islands"] = {
  timetable: () => import("./timetable/island.tsx"),
};
