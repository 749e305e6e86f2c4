import type { Resolved } from "../../schema/fields/resolved.ts";
import { formatBytes } from "../_kit/intl.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import { describeFile } from "./describe-file.ts";
import type { schema } from "./schema.ts";

type Item = Resolved<typeof schema>["items"][number];

export function Downloads({ label, title, intro, items }: Resolved<typeof schema>) {
  if (items.length === 0) return null;
  return (
    <Section name="downloads" label={label} title={title} intro={intro}>
      <ul className="downloads-items">
        {withIndexKeys(items).map(([key, item]) => (
          <Download key={key} {...item} />
        ))}
      </ul>
    </Section>
  );
}

function Download(item: Item) {
  const { file, title, text } = item;
  const page = usePage();
  if (!file) return null;
  const { kind, language, title: name } = describeFile(file);
  const isForeign = language !== undefined && !page.language.startsWith(language);
  const facts = [
    kind,
    formatBytes(file.bytes, page.language),
    isForeign ? new Intl.DisplayNames(page.language, { type: "language" }).of(language) : "",
  ].filter((fact) => fact);
  return (
    <li className="downloads-item">
      <p className="downloads-title" {...languageAttributes(item)}>
        <a href={file.href} hrefLang={language}>
          {title ?? name}
        </a>
      </p>
      <p className="downloads-facts">{facts.join(" · ")}</p>
      {text && (
        <p className="downloads-text" {...languageAttributes(item)}>
          {text}
        </p>
      )}
    </li>
  );
}
