import { trustedTypesPolicy } from "../../blocks/_kit/html/trusted-html.ts";

/** The Trusted Types policy by which the editor starts its workers. */
export const workerPolicy = "blockwork-worker";

/** Every Trusted Types policy of the editor's page, as its Content Security Policy has to name them. */
export const adminPolicies: readonly string[] = [trustedTypesPolicy, workerPolicy];
