import { resolve } from "node:path";

/** The folder of the repo. */
export const packageRoot = resolve(import.meta.dirname, "../..");
