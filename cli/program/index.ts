import { declareBuild } from "./build.ts";
import type { Declare } from "./declare.ts";
import { declareDev } from "./dev.ts";
import { declareDoctor } from "./doctor.ts";
import { declareExplain } from "./explain.ts";
import { declareHost } from "./host.ts";
import { declareImport } from "./import.ts";
import { declareInit } from "./init.ts";
import { declareMerge } from "./merge.ts";
import { declareMigrate } from "./migrate.ts";
import { declareNew } from "./new.ts";
import { declarePreview } from "./preview.ts";
import { declareRoutes } from "./routes.ts";
import { declareSchema } from "./schema.ts";
import { declareStats } from "./stats.ts";
import { declareValidate } from "./validate.ts";

/** Every command, in the order of the help. */
export const declarations: readonly Declare[] = [
  declareInit,
  declareNew,
  declareDev,
  declareBuild,
  declareMerge,
  declarePreview,
  declareHost,
  declareValidate,
  declareRoutes,
  declareStats,
  declareImport,
  declareExplain,
  declareMigrate,
  declareSchema,
  declareDoctor,
];
