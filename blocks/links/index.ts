import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Links } from "./view.tsx";

export default defineBlock({ type: "links", purpose: "content", icon: "link", schema, view: Links, sample });
