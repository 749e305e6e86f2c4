import { sharedPictureUrl, sharedPictureWidth } from "../../blocks/_kit/picture-attributes.ts";
import type { Settings, SiteContext, SitePage } from "../site.ts";
import { absoluteUrl, alternateLinks, listedAlternates, withBase } from "./addresses.ts";
import { cardPath, cardSize, hasCard } from "./cards.ts";
import { isColourScheme } from "./colour-scheme.ts";
import { feedTypes } from "./feed.ts";

interface HeadProps {
  readonly site: Pick<SiteContext, "settings" | "feeds">;
  readonly page: SitePage;
  readonly policy: string;
  readonly fonts: readonly string[];
}

export function Head({ site: { settings, feeds }, page, policy, fonts }: HeadProps) {
  const { links, meta } = settings.head;
  return (
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="content-security-policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(", ")} />}
      {!page.listed && <meta name="robots" content="noindex" />}
      {!page.missing && <link rel="canonical" href={absoluteUrl(settings, page.href)} />}
      {!page.missing && <Alternates settings={settings} page={page} />}
      {page.previous && <link rel="prev" href={page.previous} />}
      {page.next && <link rel="next" href={page.next} />}
      {fonts.map((font) => (
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
        .filter(({ language, isSingle }) => language === page.language && !isSingle)
        .map(({ path, title, format }) => (
          <link
            key={path}
            rel="alternate"
            type={feedTypes[format]}
            title={title}
            href={withBase(settings, path)}
          />
        ))}
      <ThemeColours theme={settings.theme} />
      <LinkPreview settings={settings} page={page} />
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

function Icons({ settings }: Pick<PartProps, "settings">) {
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

interface PartProps {
  readonly settings: Settings;
  readonly page: SitePage;
}

function Alternates({ settings, page }: PartProps) {
  const links = page.listed ? alternateLinks(page.alternates, settings) : [];
  return links.map(({ hrefLang, href }) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={absoluteUrl(settings, href)} />
  ));
}

function LinkPreview({ settings, page }: PartProps) {
  const picture = sharedPicture(settings, page);
  return (
    <>
      <meta property="og:type" content={page.modified ? "article" : "website"} />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:locale" content={locale(page.language)} />
      {listedAlternates(page.alternates)
        .filter(({ language }) => language !== page.language)
        .map(({ language }) => (
          <meta key={language} property="og:locale:alternate" content={locale(language)} />
        ))}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {!page.missing && <meta property="og:url" content={absoluteUrl(settings, page.href)} />}
      {picture && (
        <>
          <meta property="og:image" content={absoluteUrl(settings, picture.href)} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}

function sharedPicture(settings: PartProps["settings"], page: SitePage) {
  const picture = page.picture ?? settings.picture;
  if (picture) {
    const width = sharedPictureWidth(picture);
    const height = Math.round((picture.height * width) / picture.width);
    return { href: sharedPictureUrl(picture), width, height, alt: picture.alt };
  }
  if (!hasCard(settings, page)) return undefined;
  return { href: withBase(settings, cardPath(page)), ...cardSize, alt: page.title };
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
