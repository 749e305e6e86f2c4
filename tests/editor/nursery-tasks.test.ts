import { nurseryTasks } from "./tasks/nursery-tasks.ts";
import { performAll } from "./tasks/perform.ts";

performAll("mouse", nurseryTasks);
