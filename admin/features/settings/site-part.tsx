import { useCallback, useMemo } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import type { SharedSection } from "../../../editing/document/selection.ts";
import { engineSettings } from "../../../editing/labels/schema/engine-settings.ts";
import { developerKeys } from "../../../editing/labels/schema/whole-site-schema.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { WithDevelopers } from "../../fields/form/for-developers.tsx";
import { LocationProblems } from "../../fields/form/location-problems.tsx";
import { FormProvider } from "../../fields/form-provider.tsx";
import { ObjectFields } from "../../fields/object/object-field.tsx";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { ThemeFields } from "./theme/theme-fields.tsx";

const inSite = { in: "site" } as const;

function helpFor(section: SharedSection, site: ObjectSchema): string {
  const { siteHelp, developersHelp } = messages.pages.site;
  return { theme: site.properties.theme?.description ?? "", site: siteHelp, developers: developersHelp }[
    section
  ];
}

interface SitePartProps {
  readonly page: string;
  readonly section: SharedSection;
}

export function SitePartSettings({ page, section }: SitePartProps) {
  const { site: schema } = useOpenedSite().schemas;
  const { theme } = schema.properties;
  const settings = useMemo(() => engineSettings(schema), [schema]);
  const site = useEditor((state) => state.document.site);
  const select = useEditor((state) => state.select);
  const onFocus = useCallback(
    (field: ValuePath) => select({ page, section, field }),
    [select, page, section],
  );
  return (
    <section aria-label={messages.pages.site[section]}>
      <header className="inspector-head">
        <div>
          <p className="inspector-over">{messages.pages.outline.wholeSite}</p>
          <h2>{messages.pages.site[section]}</h2>
          <p className="field-help">{helpFor(section, schema)}</p>
        </div>
      </header>
      <div className="inspector-fields">
        <WithDevelopers>
          <FormProvider target={inSite} pointer="/site" onFocus={onFocus}>
            {section === "theme" && theme?.type === "object" && (
              <ThemeFields schema={theme} value={site.theme} />
            )}
            {section === "site" && (
              <ObjectFields
                schema={settings}
                value={site}
                path={[]}
                elsewhere={Object.keys(schema.properties)}
              />
            )}
            {section === "developers" && <DeveloperValues site={site} />}
          </FormProvider>
        </WithDevelopers>
      </div>
    </section>
  );
}

function DeveloperValues({ site }: { readonly site: Readonly<Record<string, unknown>> }) {
  const { site: schema } = useOpenedSite().schemas;
  return developerKeys.map((key) => {
    const { title = key, description = "" } = schema.properties[key] ?? {};
    return (
      <section key={key} className="developer-value" aria-label={title}>
        <h3>{title}</h3>
        <p className="field-help">{description}</p>
        <LocationProblems path={[key]} />
        {site[key] === undefined ? (
          <p className="read-none">{messages.pages.site.notSet}</p>
        ) : (
          <pre>{JSON.stringify(site[key], null, 2)}</pre>
        )}
      </section>
    );
  });
}
