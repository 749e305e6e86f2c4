import { defineBlock } from "../../schema/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Offices } from "./view.tsx";

export default defineBlock({ type: "offices", schema, view: Offices, sample });
