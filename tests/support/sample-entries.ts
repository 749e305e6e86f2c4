import type { EntryPart } from "./resolve-parts.ts";

/** A post that breaks no rule, with what a test wants otherwise. */
export function postPart(id: string, frontMatter: object = {}, body = "Text."): EntryPart {
  return {
    collection: "posts",
    id,
    body,
    frontMatter: {
      title: `Title of ${id}`,
      excerpt: `Excerpt of ${id}.`,
      image: "house.jpg",
      date: "2025-03-04",
      lastModified: "2025-06-17",
      location: "Leicester",
      category: "guides",
      author: "Ada Small",
      metaTitle: `Search title of ${id}`,
      metaDescription: `Search description of ${id}.`,
      ...frontMatter,
    },
  };
}

export function projectPart(id: string, frontMatter: object = {}, body = "Text."): EntryPart {
  return {
    collection: "projects",
    id,
    body,
    frontMatter: {
      title: `Project ${id}`,
      location: "Oadby, Leicestershire",
      projectType: "New Build",
      image: "house.jpg",
      description: `Description of ${id}.`,
      size: "24 m² added",
      duration: "8 weeks",
      completedDate: "June 2024",
      metaTitle: `Search title of ${id}`,
      metaDescription: `Search description of ${id}.`,
      ...frontMatter,
    },
  };
}

export function categoryPart(id: string, frontMatter: object = {}): EntryPart {
  return {
    collection: "categories",
    id,
    frontMatter: { title: `Category ${id}`, description: `What is in ${id}.`, ...frontMatter },
  };
}
