import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

const id = {
  type: "string",
  pattern: "^[A-Za-z0-9_=-]{4,80}$",
  errorMessage: "Copy it from giscus.app, where it stands in the code that it shows.",
} as const;

export const schema = {
  type: "object",
  title: "Comments",
  description:
    "Comments on this page, kept as a discussion on GitHub and shown by giscus.app, which is loaded only when a visitor asks for it.",
  properties: {
    label,
    title,
    intro,
    repository: {
      type: "string",
      title: "Repository",
      description: "A public repository on GitHub that has discussions and the giscus app.",
      pattern: "^[A-Za-z0-9_.-]{1,100}/[A-Za-z0-9_.-]{1,100}$",
      errorMessage: "Write the owner and the name, such as mill-lane/comments.",
      examples: ["mill-lane/comments"],
    },
    repositoryId: {
      ...id,
      title: "Id of the repository",
      description: "As giscus.app says it: data-repo-id.",
      examples: ["R_kgDOExample"],
    },
    category: {
      type: "string",
      title: "Category",
      description: "Of the discussions; best one in which only maintainers begin them.",
      minLength: 1,
      maxLength: 100,
      examples: ["Announcements"],
    },
    categoryId: {
      ...id,
      title: "Id of the category",
      description: "As giscus.app says it: data-category-id.",
      examples: ["DIC_kwDOExample"],
    },
    term: {
      type: "string",
      title: "Title of the discussion",
      description: "The path of the page, unless you say otherwise.",
      minLength: 1,
      maxLength: 200,
    },
    strict: {
      type: "boolean",
      title: "Exact titles",
      description: "Off, a discussion that was begun elsewhere is found by a similar title too.",
      default: true,
    },
    reactions: {
      type: "boolean",
      title: "Reactions",
      description: "Shows the reactions to the page above its comments.",
      default: true,
    },
  },
  required: ["title", "repository", "repositoryId", "category", "categoryId"],
} as const satisfies ObjectSchema;
