import { configCodes } from "./problems/config-codes.ts";
import { contentCodes } from "./problems/content-codes.ts";
import { fileCodes } from "./problems/file-codes.ts";
import { pageCodes } from "./problems/page-codes.ts";

/** Every kind of problem, declared once. */
export const problemCodes = { ...fileCodes, ...configCodes, ...pageCodes, ...contentCodes } as const;

export type ProblemCode = keyof typeof problemCodes;
