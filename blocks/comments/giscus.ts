import type { Resolved } from "../../schema/fields/resolved.ts";
import type { schema } from "./schema.ts";

export const giscus = "https://giscus.app";

const languages = new Set(
  "ar be bg ca cs da de en eo es eu fa fr he hu id it ja ko nl pl pt ro ru th tr uk uz vi".split(" "),
);

interface FramePage {
  readonly language: string;
  /** With the base of the site. */
  readonly href: string;
}

/** The address of the comments' frame, without what only the visitor's browser knows: where it is, the scheme, a session. */
export function frameAddress(
  props: Pick<
    Resolved<typeof schema>,
    "repository" | "repositoryId" | "category" | "categoryId" | "term" | "strict" | "reactions"
  >,
  { language, href }: FramePage,
): string {
  const parameters = new URLSearchParams({
    repo: props.repository,
    repoId: props.repositoryId,
    category: props.category,
    categoryId: props.categoryId,
    term: props.term ?? termOf(href),
    strict: props.strict ? "1" : "0",
    reactionsEnabled: props.reactions ? "1" : "0",
    emitMetadata: "0",
    inputPosition: "top",
  });
  const locale = localeOf(language);
  return `${giscus}${locale && `/${locale}`}/widget?${parameters}`;
}

/** As giscus makes it of an address, so that discussions which its own script began are found. */
const termOf = (href: string) => href.replace(/^\//, "").replace(/\.\w+$/, "") || "index";

function localeOf(language: string): string {
  const [base = "", ...more] = language.split("-");
  if (base === "zh") return more.some((part) => /^(?:Hant|TW|HK|MO)$/.test(part)) ? "zh-TW" : "zh-CN";
  return languages.has(base) && base !== "en" ? base : "";
}
