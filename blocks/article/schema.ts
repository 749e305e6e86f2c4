import type { ObjectSchema } from "../../schema/schema.ts";
import { actions } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Article",
  description: "A whole post: its head, its picture, its text and its tags.",
  properties: {
    post: {
      type: "string",
      entry: "posts",
      title: "Post",
      description: "The post that is shown; on a page of posts, {{entry.id}}.",
      minLength: 1,
    },
    shareText: {
      type: "string",
      title: "Share button",
      description: "The words on the button that shares the post.",
      minLength: 1,
      default: "Share Article",
    },
    tagsTitle: {
      type: "string",
      title: "Heading of the tags",
      description: "The words before the tags.",
      minLength: 1,
      default: "Tags",
    },
    actions,
  },
  required: ["post"],
} as const satisfies ObjectSchema;
