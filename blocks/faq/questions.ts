import type { Resolved } from "../../schema/resolved.ts";
import type { schema } from "./schema.ts";

/** The questions that are shown: the post's own, or else the block's. */
export function questionsOf({ post, items }: Pick<Resolved<typeof schema>, "post" | "items">) {
  return post && post.faqs.length > 0 ? post.faqs : items;
}
