import { defineBlock } from "../../schema/block/define-block.ts";
import { check } from "./check.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { ArticleList } from "./view.tsx";

export default defineBlock({
  type: "article-list",
  purpose: "entries",
  icon: "layers",
  schema,
  view: ArticleList,
  sample,
  check,
  deferredPictureUses: ["card", "half"],
});
