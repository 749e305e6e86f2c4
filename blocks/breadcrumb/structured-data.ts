import type { StructuredData, StructuredDataContext } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import type { schema } from "./schema.ts";

export function structuredData(
  { items }: Resolved<typeof schema>,
  { absolute, url }: StructuredDataContext,
): StructuredData | undefined {
  if (items.length === 0) return undefined;
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.text,
      item: item.href ? absolute(item.href) : url,
    })),
  };
}
