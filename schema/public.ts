/** What programs get from `import … from "blockwork/schema"`: what may be written in a site's files. */
export { configJsonSchema } from "./config-json-schema.ts";
export type { Collection, Model } from "./model.ts";
export { emptyModel } from "./model.ts";
export { modelSchema } from "./model-schema.ts";
export type { Problem } from "./problem.ts";
export { type ProblemCode, problemCodes } from "./problem-codes.ts";
export type { ObjectSchema, Schema } from "./schema.ts";
export type { SiteConfig } from "./site-config.ts";
