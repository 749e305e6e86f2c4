import { defineBlock } from "../../schema/block/define-block.ts";
import { check } from "./check.ts";
import { findPlayer } from "./find-player.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { Video } from "./view.tsx";

export default defineBlock({
  type: "video",
  purpose: "content",
  icon: "circle-play",
  schema,
  view: Video,
  sample,
  check,
  structuredData,
  loads: ({ address }) => ({ frames: [findPlayer(address)?.frame ?? []].flat() }),
});
