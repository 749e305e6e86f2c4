export { describeProblem } from "../../../check/problems/describe-problem.ts";
export { problemSiteOf } from "../../../check/problems/problem-site.ts";
export * as sampleTexts from "../../../fields/insert/translate-sample.ts";
export { createSeveralCommands } from "./several-commands.ts";
