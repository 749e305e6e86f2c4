import { useCallback, useMemo, useState } from "react";
import type { EditTarget, ValuePath } from "../../../../editing/document/edit.ts";
import { frameName, framesOf } from "../../../../editing/document/frames.ts";
import { collectionOfPage } from "../../../../editing/document/page.ts";
import { pageDayField } from "../../../../editing/document/publication.ts";
import type { PageDocument, SiteDocument } from "../../../../editing/document/site-document.ts";
import { addressLabel, entryPageLabel, pageTitle } from "../../../../editing/labels/page-label.ts";
import { withTokens } from "../../../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { canonicalPath } from "../../../../renderer/resolve/addresses/page-address.ts";
import type { ObjectSchema } from "../../../../schema/fields/schema.ts";
import { Field } from "../../../fields/field.tsx";
import { ForDevelopers, WithDevelopers } from "../../../fields/form/for-developers.tsx";
import { LocationProblems } from "../../../fields/form/location-problems.tsx";
import { FormProvider } from "../../../fields/form-provider.tsx";
import { LanguageList, translatable, translationsOf } from "../../../fields/language-list.tsx";
import { ObjectFields } from "../../../fields/object/object-field.tsx";
import { PublicationControl } from "../../../fields/publication-control.tsx";
import { useMedia, useOpenedSite } from "../../../site/opened-site.ts";
import { useSiteLanguages } from "../../../site/use-site-languages.ts";
import type { EditorContent } from "../../../sync/content/editor-content.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { focusWhenVisible } from "../../../ui/browser/focus-when-visible.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/icons/icons.ts";
import { useWorkspace } from "../../../view/workspace.ts";
import { usePagesCommands } from "../commands/commands-context.ts";
import { AddressDialog } from "../list/lazy-dialogs.ts";
import { DraftNote } from "./draft-note.tsx";
import { MenuSwitch } from "./menu-switch.tsx";

const longest = { title: 60, description: 160 } as const;

function SharePreview({ page }: { readonly page: PageDocument }) {
  const words = messages.pages.settings;
  const { content } = useOpenedSite();
  const document = useEditor((state) => state.document);
  const facts = pageMetadata(page, document, content);
  const { title, description, address, picture } = facts;
  const media = picture === undefined ? undefined : content.media.get(picture);
  const source = useMedia((state) => (picture === undefined ? "" : state.addressOf(picture, 800)));
  return (
    <div className="as-shown">
      <h3>{words.inSearch}</h3>
      {page.listed === false && <p className="field-help">{words.notListed}</p>}
      <div className="as-found">
        <p className="as-found-address">{address}</p>
        <p className="as-found-title">{cut(title, longest.title) || words.noTitle}</p>
        <p className="as-found-words">{cut(description, longest.description) || words.noDescription}</p>
      </div>
      <h3>{words.shared}</h3>
      <div className="as-shared">
        {source ? (
          <img src={source} alt={media?.alt ?? ""} />
        ) : (
          <p className="as-shared-none">{words.noPicture}</p>
        )}
        <div>
          <p className="as-found-address">{address.split(" › ")[0]}</p>
          <p className="as-shared-title">{title || words.noTitle}</p>
        </div>
      </div>
    </div>
  );
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}

interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly picture: string | undefined;
  readonly address: string;
}

export function pageMetadata(
  page: PageDocument,
  { site }: SiteDocument,
  { entries, today, model }: Pick<EditorContent, "entries" | "today" | "model">,
): PageFacts {
  const of = collectionOfPage(page);
  const entry = entries.find(({ collection }) => collection === of);
  const { path, title, description } = page;
  const scope = tokenScope({ site, model, today, page, entries, entry });
  const told = (text: unknown) => (typeof text === "string" ? withTokens(text, scope).trim() : "");
  const shown = entry ? path.replace(/\{(slug|id)\}/, () => entry.id) : path;
  const host = typeof site.url === "string" ? site.url.replace(/^https?:\/\//, "") : "";
  return {
    title: told(title),
    description: told(description),
    picture: told(page.picture) || undefined,
    address: [host, ...canonicalPath(shown).split("/").filter(Boolean)].join(" › "),
  };
}

const setOtherwise = [
  "path",
  "id",
  "draft",
  pageDayField,
  "entries",
  "paginate",
  "language",
  "translationOf",
  "frame",
  "structuredData",
];
const elsewhere = [...setOtherwise, ...["title", "description", "fallback", "blocks"]];
const found = ["title", "description"];
const shownWhen = ["picture"];
const others = ["name", "listed", "keywords"];

export function PageSettings({ page }: { readonly page: PageDocument }) {
  const words = messages.pages.settings;
  const { view } = useWorkspace();
  const { content, schemas } = useOpenedSite();
  const commands = usePagesCommands().page;
  const site = useEditor((state) => state.document.site);
  const index = useEditor((state) => state.document.pages.indexOf(page));
  const select = useEditor((state) => state.select);
  const [asking, setAsking] = useState(false);
  const target = useMemo((): EditTarget => ({ in: "page", page: page.id }), [page.id]);
  const onFocus = useCallback(
    (field: ValuePath) => select({ page: page.id, section: "page", field }),
    [select, page.id],
  );
  const entries = entryPageLabel(page, content.model);
  const of = collectionOfPage(page);
  const count = content.entries.filter(({ collection }) => collection === of).length;
  const foundSchema = useMemo(() => withProperties(schemas.page, found), [schemas]);
  const shownSchema = useMemo(() => withProperties(schemas.page, shownWhen), [schemas]);
  const otherSchema = useMemo(
    () => withProperties(schemas.page, page.entries ? [...others, "fallback"] : others),
    [schemas, page.entries],
  );
  const close = () => {
    setAsking(false);
    focusWhenVisible(() => document.querySelector<HTMLElement>(".change-address"));
  };
  return (
    <section aria-label={words.title}>
      <header className="inspector-head">
        <div>
          <p className="inspector-over">{words.title}</p>
          <h2>{pageTitle(page, site)}</h2>
        </div>
      </header>
      <div className="inspector-fields">
        <WithDevelopers>
          <PublicationControl
            place={{ target, path: [], fields: page, dayField: pageDayField, isDayOptional: true }}
            id="field-draft"
            onFocus={() => onFocus(["draft"])}
          />
          <DraftNote page={page.id} />
          <div className="page-facts">
            <dl>
              <dt>{words.address}</dt>
              <dd>{addressLabel(page.path)}</dd>
            </dl>
            <Button className="change-address" icon={<Link size={16} />} onClick={() => setAsking(true)}>
              {words.change}
            </Button>
          </div>
          {entries && of === undefined && <p className="inspector-note">{entries}.</p>}
          {entries && of !== undefined && (
            <p className="inspector-note">
              {words.entries({ each: entries, number: count })}{" "}
              <button
                type="button"
                className="text-button"
                onClick={() => view.getState().go({ workspace: "entries", collection: of })}
              >
                {words.seeAll}
              </button>
            </p>
          )}
          <PageLanguages page={page} />
          <FormProvider target={target} pointer={`/pages/${index}`} onFocus={onFocus}>
            <ObjectFields schema={foundSchema} value={page} path={[]} elsewhere={Object.keys(page)} />
            <SharePreview page={page} />
            {setOtherwise.map((key) => (
              <LocationProblems key={key} path={[key]} />
            ))}
            <ObjectFields schema={shownSchema} value={page} path={[]} elsewhere={Object.keys(page)} />
            <MenuSwitch page={page} />
            <ObjectFields
              schema={otherSchema}
              value={page}
              path={[]}
              elsewhere={[...elsewhere, ...shownWhen]}
            />
            <FrameChoice page={page} />
            <PageForDevelopers page={page} />
          </FormProvider>
        </WithDevelopers>
      </div>
      {asking && (
        <AddressDialog
          page={page}
          onAddress={(path) => {
            close();
            commands.setAddress(page.id, path);
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

function withProperties(schema: ObjectSchema, keys: readonly string[]): ObjectSchema {
  const properties = keys.flatMap((key) => {
    const { [key]: property } = schema.properties;
    return property ? [[key, property]] : [];
  });
  const required = schema.required?.filter((key) => keys.includes(key)) ?? [];
  return { ...schema, properties: Object.fromEntries(properties), required };
}

const keys = ["entries", "paginate", "structuredData"] as const;

function PageForDevelopers({ page }: { readonly page: PageDocument }) {
  const written = keys.filter((key) => page[key] !== undefined);
  if (written.length === 0) return null;
  return (
    <ForDevelopers>
      {written.map((key) => (
        <pre key={key}>
          {JSON.stringify(key)}: {JSON.stringify(page[key], null, 2)}
        </pre>
      ))}
    </ForDevelopers>
  );
}

function FrameChoice({ page }: { readonly page: PageDocument }) {
  const written = useEditor((state) =>
    framesOf(state.document)
      .map(({ id }) => frameName(id))
      .filter(Boolean)
      .join(" "),
  );
  const { frame } = useOpenedSite().schemas.page.properties;
  const schema = useMemo(
    () => frame?.type === "string" && { ...frame, enum: written.split(" "), choiceNames: {} },
    [frame, written],
  );
  if (!schema) return null;
  if (written === "" && page.frame === undefined) return null;
  return <Field schema={schema} value={page.frame} path={["frame"]} required={false} />;
}

function PageLanguages({ page }: { readonly page: PageDocument }) {
  const commands = usePagesCommands().page;
  const languages = useSiteLanguages();
  const pages = useEditor((state) => state.document.pages);
  const [main = "en-GB"] = languages;
  if (languages.length < 2) return null;
  const own = translatable(page.id, page, main);
  const all = pages.map((other) => translatable(other.id, other, main));
  return (
    <LanguageList
      {...{ own, languages }}
      translations={translationsOf(own, all)}
      onOpen={commands.open}
      onTranslate={(language) => commands.translate(page.id, language)}
    />
  );
}
