import { defineBlock } from "../../schema/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { PostList } from "./view.tsx";

export default defineBlock({
  type: "post-list",
  purpose: "entries",
  icon: "layers",
  schema,
  view: PostList,
  sample,
});
