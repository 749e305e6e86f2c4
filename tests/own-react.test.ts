import { importCases } from "./support/import-cases.ts";
import { reactRows } from "./support/react-rows.ts";

importCases("React in an own block", reactRows);
