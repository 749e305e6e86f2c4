/** What programs get from `import … from "blockwork/schema"`: what may be written in a site's files. */

export type { ObjectSchema, Schema } from "./fields/schema.ts";
export { configJsonSchema } from "./json-schema/config-json-schema.ts";
export type { Collection, Model } from "./model/model.ts";
export { emptyModel } from "./model/model.ts";
export { modelSchema } from "./model/model-schema.ts";
export type { Problem } from "./problems/problem.ts";
export { type ProblemCode, problemCodes } from "./problems/problem-codes.ts";
export type { SiteConfig } from "./site/site-config.ts";
