import { configCodes } from "./problems/config-codes.ts";
import { contentCodes } from "./problems/content-codes.ts";
import { fileCodes } from "./problems/file-codes.ts";
import { pageCodes } from "./problems/page-codes.ts";
import { siteFileCodes } from "./problems/site-file-codes.ts";

/** Every kind of problem, declared once. */
export const problemCodes = {
  ...fileCodes,
  ...siteFileCodes,
  ...configCodes,
  ...pageCodes,
  ...contentCodes,
} as const;

export type ProblemCode = keyof typeof problemCodes;
