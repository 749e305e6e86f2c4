import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow by half between two collections of all of it, in this process and its threads. V8 doubles it and
 * more, for programs that go on for long: a build of 10,000 pages took a third more memory, and no less time.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--heap-growing-percent=50");
}
