import { writeFileSync } from "node:fs";
import { callingCodesFile } from "./calling-codes.ts";

writeFileSync(new URL("../../schema/telephone/calling-codes.ts", import.meta.url), callingCodesFile());
