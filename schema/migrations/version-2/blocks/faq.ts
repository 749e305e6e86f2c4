import type { JsonObject } from "../json.ts";
import type { TypedProps } from "../typed-props.ts";
import { isOwnEntry } from "./query.ts";

/** `faq` with a post: its questions, or else the block's own. Of a post that is not the page's, the block's own. */
export function migrateFaq(props: JsonObject): TypedProps {
  const { post, items, ...rest } = props;
  if (post === undefined) return { type: "faq", props };
  if (!isOwnEntry(post)) return { type: "faq", props: { ...rest, ...(items !== undefined && { items }) } };
  const otherwise = items === undefined ? {} : { otherwise: items };
  return { type: "faq", props: { ...rest, items: "{{entry.faqs}}", ...otherwise } };
}
