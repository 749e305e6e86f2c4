import { performTasks } from "./tasks/perform.ts";

performTasks("keyboard");
