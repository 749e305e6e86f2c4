import { isObject } from "../../text/is-object.ts";
import { type JsonObject, without } from "./json.ts";

interface TypedProps {
  readonly type: string;
  readonly props: JsonObject;
}

const ownEntry = /^\s*\{\{\s*entry\.(?:id|slug)\s*\}\}\s*$/;

function isOwnEntry(id: unknown): boolean {
  return typeof id === "string" && ownEntry.test(id);
}

function eachOf(collection: string, query: unknown, item: JsonObject): JsonObject {
  const written = isObject(query) ? query : {};
  const { limit, after, relatedTo } = written;
  const fields = without(written, "limit", "after", "relatedTo");
  // The category of another post is not known here: only the post itself is left out.
  const where = isOwnEntry(relatedTo) ? { ...fields, category: "{{entry.category.id}}" } : fields;
  return {
    each: collection,
    ...(Object.keys(where).length > 0 && { where }),
    ...(relatedTo !== undefined && { except: relatedTo }),
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit }),
    item,
  };
}

function onlyEntry(collection: string, id: unknown, item: JsonObject): JsonObject {
  return { each: collection, only: [id], item };
}

const articleCard: JsonObject = {
  title: "{{item.title}}",
  href: "{{item.href}}",
  text: "{{item.excerpt}}",
  picture: "{{item.image}}",
  date: "{{item.date}}",
  facts: ["{{item.location}}"],
  category: { id: "{{item.category.id}}", text: "{{item.category.title}}" },
};

const categoryLink: JsonObject = { id: "{{item.id}}", text: "{{item.title}}", href: "{{item.href}}" };

function migrateArticleList(props: JsonObject): TypedProps {
  const {
    posts,
    filter,
    empty = "There are no guides in this category yet.",
    readMore = "Read More",
    ...heading
  } = props;
  return {
    type: "article-list",
    props: {
      ...heading,
      items: eachOf("posts", posts, articleCard),
      ...(filter !== undefined && { filter: migrateFilter(filter) }),
      empty,
      readMore,
    },
  };
}

function migrateFilter(filter: unknown): unknown {
  if (!isObject(filter)) return filter;
  const { all, categories, ...rest } = filter;
  return {
    ...(all !== undefined && { all: isObject(all) ? { text: "All", ...all } : all }),
    categories: eachOf(
      "categories",
      { filter: true, ...(isObject(categories) ? categories : {}) },
      categoryLink,
    ),
    ...rest,
  };
}

const ownPost: JsonObject = {
  title: "{{entry.title}}",
  excerpt: "{{entry.excerpt}}",
  picture: "{{entry.image}}",
  category: { text: "{{entry.category.title}}", href: "{{entry.category.href}}" },
  facts: ["{{entry.location}}"],
  published: "{{entry.date}}",
  updated: "{{entry.lastModified}}",
  author: "{{entry.author}}",
  body: "{{entry.body}}",
  tags: "{{entry.tags}}",
};

function migrateArticle(props: JsonObject): TypedProps {
  const { post, ...rest } = props;
  if (post === undefined) return { type: "article", props };
  if (!isOwnEntry(post))
    return { type: "article-list", props: { items: onlyEntry("posts", post, articleCard) } };
  const words = { shareText: "Share Article", tagsTitle: "Tags" };
  return { type: "article", props: { ...ownPost, ...words, ...rest } };
}

function migrateFaq(props: JsonObject): TypedProps {
  const { post, items, ...rest } = props;
  if (post === undefined) return { type: "faq", props };
  if (!isOwnEntry(post)) return { type: "faq", props: { ...rest, ...(items !== undefined && { items }) } };
  const otherwise = items === undefined ? {} : { otherwise: items };
  return { type: "faq", props: { ...rest, items: "{{entry.faqs}}", ...otherwise } };
}

/** A form promised an answer within a day unless it said otherwise; now it promises what was written. */
function migrateForm(props: JsonObject): TypedProps {
  const { success = {} } = props;
  if (!isObject(success) || "text" in success) return { type: "form", props };
  const text = "We'll get back to you within 24 hours.";
  return { type: "form", props: { ...props, success: { ...success, text } } };
}

function migrateTestimonials(props: JsonObject): TypedProps {
  const { items } = props;
  const isUnrated = (item: unknown) => isObject(item) && !("rating" in item);
  if (!Array.isArray(items) || !items.some(isUnrated)) return { type: "testimonials", props };
  const rated = items.map((item) => (isUnrated(item) ? { ...item, rating: 5 } : item));
  return { type: "testimonials", props: { ...props, items: rated } };
}

function migrateNotFound(props: JsonObject): TypedProps {
  if ("title" in props) return { type: "not-found", props };
  return { type: "not-found", props: { title: "Oops! Page not found", ...props } };
}

function migrateLocations(props: JsonObject): TypedProps {
  const renamed = Object.entries(props).map(([key, value]) => [key === "offices" ? "places" : key, value]);
  const { hours } = props;
  const words = Array.isArray(hours) && hours.length > 0 ? { hoursTitle: "Office hours" } : {};
  return { type: "locations", props: { ...words, ...Object.fromEntries(renamed) } };
}

function projectFacts(project: "entry" | "item"): readonly JsonObject[] {
  return [
    { name: "Location", value: `{{${project}.location}}` },
    { name: "Size", value: `{{${project}.size}}` },
    { name: "Duration", value: `{{${project}.duration}}` },
    { name: "Completed", value: `{{${project}.completedDate}}` },
  ];
}

function projectSections(project: "entry" | "item"): readonly JsonObject[] {
  return [
    { title: "Project Overview", text: `{{${project}.body}}` },
    { title: "Challenges", items: `{{${project}.challenges}}` },
    { title: "Solutions", items: `{{${project}.solutions}}` },
    { title: "Key Features", items: `{{${project}.features}}` },
  ];
}

const projectCard: JsonObject = {
  id: "{{item.id}}",
  title: "{{item.title}}",
  href: "{{item.href}}",
  picture: "{{item.image}}",
  place: "{{item.location}}",
  text: "{{item.description}}",
  tags: ["{{item.projectType}}", "{{item.size}}"],
  comparison: "{{item.comparison}}",
  details: {
    label: "{{item.projectType}}",
    facts: projectFacts("item"),
    sections: projectSections("item"),
    pictures: "{{item.gallery}}",
  },
};

function migrateProjectGallery(props: JsonObject): TypedProps {
  const type = "project-gallery";
  if (Object.hasOwn(props, "items")) return { type, props };
  const { projects, empty = "No projects to show here yet.", ...rest } = props;
  return { type, props: { ...rest, items: eachOf("projects", projects, projectCard), empty } };
}

const ownProject: JsonObject = {
  label: "{{entry.projectType}}",
  title: "{{entry.title}}",
  intro: "{{entry.description}}",
  place: "{{entry.location}}",
  picture: "{{entry.image}}",
  caption: "{{entry.location}}, {{entry.completedDate}}",
  facts: projectFacts("entry"),
  sections: projectSections("entry"),
  comparison: "{{entry.comparison}}",
  pictures: "{{entry.gallery}}",
};

function migrateShowcase(props: JsonObject): TypedProps {
  const { project, ...rest } = props;
  if (project === undefined) return { type: "showcase", props };
  if (isOwnEntry(project)) return { type: "showcase", props: { ...ownProject, ...rest } };
  const items = onlyEntry("projects", project, projectCard);
  return { type: "project-gallery", props: { title: "Project", ...rest, items } };
}

const migrations: ReadonlyMap<string, (props: JsonObject) => TypedProps> = new Map([
  ["article", migrateArticle],
  ["faq", migrateFaq],
  ["form", migrateForm],
  ["not-found", migrateNotFound],
  ["offices", migrateLocations],
  ["post-list", migrateArticleList],
  ["project", migrateShowcase],
  ["project-gallery", migrateProjectGallery],
  ["testimonials", migrateTestimonials],
]);

export function migratePlacedBlock(block: unknown): unknown {
  if (!isObject(block) || typeof block.type !== "string") return block;
  const { props = {} } = block;
  if (!isObject(props)) return block;
  const { type } = block;
  const migrated = migrations.get(type)?.(props);
  if (!migrated || (migrated.type === type && migrated.props === props)) return block;
  return { ...block, ...migrated };
}
