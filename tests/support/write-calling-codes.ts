import { writeFileSync } from "node:fs";
import { callingCodesFile } from "./calling-codes.ts";

writeFileSync(new URL("../../schema/calling-codes.ts", import.meta.url), callingCodesFile());
