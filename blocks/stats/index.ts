import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Stats } from "./view.tsx";

export default defineBlock({ type: "stats", purpose: "trust", icon: "percent", schema, view: Stats, sample });
