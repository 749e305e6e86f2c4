import { escapeHtml } from "../../blocks/_kit/html/escape-html.ts";
import { sharedPictureUrl, sharedPictureWidth } from "../../blocks/_kit/pictures/picture-attributes.ts";
import type { Settings, SiteContext, SitePage } from "../site.ts";
import { memoizeByState } from "../templates/memoize-by-state.ts";
import { createTemplate, shapeOf } from "../templates/text-template.ts";
import { absoluteUrl, alternateLinks, listedAlternates, withBase } from "./addresses.ts";
import { cardPath, cardSize, hasCard } from "./cards.ts";
import { feedTypes } from "./feed.ts";
import { markup } from "./markup.tsx";
import { isColourScheme } from "./styles/colour-scheme.ts";

interface HeadParts {
  readonly site: Pick<SiteContext, "settings" | "feeds">;
  readonly page: SitePage;
  readonly policy: string;
  readonly fonts: readonly string[];
}

/** The head of a page. React renders one for each kind of page, into which the texts of the others are filled. */
export function headMarkup({ site, page, policy, fonts }: HeadParts): string {
  const texts = textsOf(site.settings, page, policy);
  const kind = kindOf(page, fonts);
  const state = { feeds: site.feeds, kind, texts, key: JSON.stringify(kind) + shapeOf(texts) };
  return headOfKind(site.settings, state)(texts);
}

interface HeadState {
  readonly feeds: SiteContext["feeds"];
  readonly kind: HeadKind;
  readonly texts: HeadTexts;
  readonly key: string;
}

type RenderHead = (texts: HeadTexts) => string;

const headOfKind = memoizeByState<Settings, HeadState, RenderHead>({
  plain: renderHead,
  tracked(settings, state) {
    const { feeds, key, texts } = state;
    const render = renderHead(settings, state);
    return {
      made: createTemplate(texts, render, escapeAsReact) ?? render,
      fits: (other) => other.key === key && other.feeds === feeds,
    };
  },
  maxStates: 200,
});

function renderHead(settings: Settings, { feeds, kind }: HeadState): RenderHead {
  return (texts) => markup(<Head site={{ settings, feeds }} kind={kind} texts={texts} />);
}

/** React has another of the names of an apostrophe. */
const escapeAsReact = (text: string) => escapeHtml(text).replaceAll("&#39;", "&#x27;");

/** What is another in the heads of pages of one kind. */
interface HeadTexts {
  readonly [name: string]: string | Readonly<Record<string, string>> | undefined;
  readonly policy: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string | undefined;
  readonly address: string | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly picture: Readonly<Record<"href" | "width" | "height" | "alt", string>> | undefined;
}

function textsOf(settings: Settings, page: SitePage, policy: string): HeadTexts {
  const { title, description, keywords, previous, next } = page;
  const links = page.listed && !page.missing ? alternateLinks(page.alternates, settings) : [];
  return {
    ...{ policy, title, description, previous, next },
    keywords: keywords.length > 0 ? keywords.join(", ") : undefined,
    address: page.missing ? undefined : absoluteUrl(settings, page.href),
    alternates: Object.fromEntries(
      links.map(({ hrefLang, href }) => [hrefLang, absoluteUrl(settings, href)]),
    ),
    picture: page.missing ? undefined : sharedPicture(settings, page),
  };
}

interface HeadKind {
  readonly language: string;
  readonly isListed: boolean;
  readonly isArticle: boolean;
  readonly otherLanguages: readonly string[];
  readonly fonts: readonly string[];
}

function kindOf({ language, listed, modified, alternates }: SitePage, fonts: readonly string[]): HeadKind {
  const languages = listedAlternates(alternates).map((alternate) => alternate.language);
  return {
    language,
    isListed: listed,
    isArticle: Boolean(modified),
    otherLanguages: languages.filter((other) => other !== language),
    fonts,
  };
}

interface HeadProps {
  readonly site: Pick<SiteContext, "settings" | "feeds">;
  readonly kind: HeadKind;
  readonly texts: HeadTexts;
}

function Head({ site: { settings, feeds }, kind, texts }: HeadProps) {
  const { links, meta } = settings.head;
  const { policy, title, description, keywords, address, previous, next, alternates } = texts;
  return (
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="content-security-policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords !== undefined && <meta name="keywords" content={keywords} />}
      {!kind.isListed && <meta name="robots" content="noindex" />}
      {address !== undefined && <link rel="canonical" href={address} />}
      {Object.entries(alternates).map(([hrefLang, href]) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {previous && <link rel="prev" href={previous} />}
      {next && <link rel="next" href={next} />}
      {kind.fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={withBase(settings, font)}
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
      ))}
      <Icons settings={settings} />
      {feeds
        .filter(({ language, isSingle }) => language === kind.language && !isSingle)
        .map(({ path, title: name, format }) => (
          <link
            key={path}
            rel="alternate"
            type={feedTypes[format]}
            title={name}
            href={withBase(settings, path)}
          />
        ))}
      <ThemeColours theme={settings.theme} />
      {address !== undefined && (
        <LinkPreview name={settings.name} kind={kind} texts={texts} address={address} />
      )}
      {links.map(({ rel, href, type, sizes }) => (
        <link key={`${rel} ${href} ${sizes}`} rel={rel} href={href} type={type} sizes={sizes} />
      ))}
      {meta.map(({ name, property, content }) => (
        <meta key={`${name} ${property} ${content}`} name={name} property={property} content={content} />
      ))}
    </>
  );
}

function ThemeColours({ theme }: Pick<Settings, "theme">) {
  const { scheme, light, dark } = theme;
  if (isColourScheme(scheme)) return <meta name="theme-color" content={theme[scheme].paper} />;
  return (
    <>
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
    </>
  );
}

function Icons({ settings }: { readonly settings: Settings }) {
  const rels = new Set(settings.head.links.map(({ rel }) => rel));
  if (rels.has("icon")) return null;
  return (
    <>
      <link rel="icon" href={withBase(settings, "/favicon.svg")} type="image/svg+xml" />
      {!rels.has("apple-touch-icon") && (
        <link rel="apple-touch-icon" href={withBase(settings, "/apple-touch-icon.png")} />
      )}
      {!rels.has("manifest") && <link rel="manifest" href={withBase(settings, "/site.webmanifest")} />}
    </>
  );
}

interface LinkPreviewProps extends Pick<HeadProps, "kind" | "texts"> {
  readonly name: string;
  readonly address: string;
}

/** Of a page with an address: what is shown in place of one that is missing is at any. */
function LinkPreview({ name, kind, address, texts: { title, description, picture } }: LinkPreviewProps) {
  return (
    <>
      <meta property="og:type" content={kind.isArticle ? "article" : "website"} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locale(kind.language)} />
      {kind.otherLanguages.map((language) => (
        <meta key={language} property="og:locale:alternate" content={locale(language)} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && (
        <>
          <meta property="og:image" content={picture.href} />
          <meta property="og:image:width" content={picture.width} />
          <meta property="og:image:height" content={picture.height} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}

function sharedPicture(settings: Settings, page: SitePage): HeadTexts["picture"] {
  const picture = page.picture ?? settings.picture;
  const shared = (href: string, { width, height }: { width: number; height: number }, alt: string) => ({
    href: absoluteUrl(settings, href),
    width: String(width),
    height: String(height),
    alt,
  });
  if (picture) {
    const width = sharedPictureWidth(picture);
    const height = Math.round((picture.height * width) / picture.width);
    return shared(sharedPictureUrl(picture), { width, height }, picture.alt);
  }
  if (!hasCard(settings, page)) return undefined;
  return shared(withBase(settings, cardPath(page)), cardSize, page.title);
}

const locales = new Map<string, string>();

function locale(tag: string): string {
  const known = locales.get(tag);
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(tag).maximize();
  const name = region ? `${language}_${region}` : language;
  locales.set(tag, name);
  return name;
}
