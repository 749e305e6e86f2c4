import { useCallback } from "react";
import { redirectsSchema } from "../../../schema/page-schema.ts";
import type { ObjectSchema } from "../../../schema/schema.ts";
import { siteSchema } from "../../../schema/site-schema.ts";
import type { Path } from "../../form/form-context.ts";
import { FormProvider } from "../../form/form-provider.tsx";
import { ListField } from "../../form/list-field.tsx";
import { ObjectFields } from "../../form/object-field.tsx";
import { useEditor } from "../../session-context.ts";
import { type WholeSitePart, wholeSiteTitles } from "./whole-site-titles.ts";

const inSite = { in: "site" } as const;
const inRedirects = { in: "redirects" } as const;

const { url, language } = siteSchema.properties;
const addressSchema: ObjectSchema = { ...siteSchema, properties: { url, language }, required: ["url"] };

const elsewhere = Object.keys(siteSchema.properties);

const words: Readonly<Record<WholeSitePart, string>> = {
  header: siteSchema.properties.header.description,
  footer: siteSchema.properties.footer.description,
  theme: siteSchema.properties.theme.description,
  site: "Where the site is, its language, and old addresses that lead somewhere else.",
};

interface SitePartProps {
  /** The page that stays open beside it. */
  readonly page: string;
  readonly part: WholeSitePart;
}

/** What is the same on every page: the header, the footer, the look, the address. */
export function SitePartSettings({ page, part }: SitePartProps) {
  const document = useEditor((state) => state.document);
  const select = useEditor((state) => state.select);
  const onFocus = useCallback((field: Path) => select({ page, part, field }), [select, page, part]);
  return (
    <section aria-label={wholeSiteTitles[part]}>
      <header className="inspector-head">
        <div>
          <p className="inspector-over">Whole site</p>
          <h2>{wholeSiteTitles[part]}</h2>
          <p className="field-help">{words[part]}</p>
        </div>
      </header>
      <div className="inspector-fields">
        <FormProvider holder={inSite} pointer="/site" onFocus={onFocus}>
          {part === "site" ? (
            <ObjectFields schema={addressSchema} value={document.site} path={[]} elsewhere={elsewhere} />
          ) : (
            <ObjectFields schema={siteSchema.properties[part]} value={document.site[part]} path={[part]} />
          )}
        </FormProvider>
        {part === "site" && (
          <FormProvider holder={inRedirects} pointer="/redirects">
            <ListField schema={redirectsSchema} value={document.redirects ?? []} path={[]} required={false} />
          </FormProvider>
        )}
      </div>
    </section>
  );
}
