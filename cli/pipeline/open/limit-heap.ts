import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow by a quarter between two collections of all of it, in this process and its threads. V8 lets it
 * double and more: a build of 10,000 pages took a fifth more memory then, and 2 % less time.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--heap-growing-percent=25");
}
