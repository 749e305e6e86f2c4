import { pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import { missingPath } from "../resolve/routes.ts";
import type { Site, SitePage } from "../site.ts";
import { absoluteUrl } from "./structured-data.ts";

interface HeadProps {
  readonly site: Site;
  readonly page: SitePage;
  readonly policy: string;
  readonly fonts: readonly string[];
}

/** What is in a page's head but for its styles and scripts. */
export function Head({ site, page, policy, fonts }: HeadProps) {
  const { settings } = site;
  const missing = page.path === missingPath;
  const url = absoluteUrl(settings, page.path);
  const picture = page.picture ?? settings.company.picture;
  return (
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="content-security-policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(", ")} />}
      {!page.listed && <meta name="robots" content="noindex" />}
      {!missing && <link rel="canonical" href={url} />}
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="alternate" type="application/atom+xml" title={settings.company.name} href="/feed.xml" />
      <meta name="theme-color" content={settings.theme.light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={settings.theme.dark.paper} media="(prefers-color-scheme: dark)" />
      <meta property="og:type" content={page.modified ? "article" : "website"} />
      <meta property="og:site_name" content={settings.company.name} />
      <meta property="og:locale" content={settings.language.replace("-", "_")} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {!missing && <meta property="og:url" content={url} />}
      {picture && (
        <>
          <meta
            property="og:image"
            content={absoluteUrl(settings, pictureUrl(picture, Math.min(1200, picture.width), "jpg"))}
          />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}
