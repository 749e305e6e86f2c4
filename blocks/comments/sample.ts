import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for the comments",
  repository: "example/comments",
  repositoryId: "R_kgDOExample",
  category: "Comments",
  categoryId: "DIC_kwDOExample",
} satisfies Authored<typeof schema>;
