import { hasMessages, messageKeys, ownMessageKeys } from "../../blocks/_kit/messages/index.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { isTimeZone } from "../../schema/formats/date-time/date-time.ts";
import { publishOrigin } from "../../schema/site/publish-origin.ts";
import type { SiteConfig } from "../../schema/site/site-config.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { didYouMean, nearest, suggestion } from "../../schema/text/suggest.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import type { ResolveLink } from "../resolve/addresses/links.ts";
import type { Report } from "../resolve/report/report.ts";

/** On GitHub, a page without a server can't get the keys of an application: a sign-in service gets them for it. */
export function checkPublish({ file, site }: SiteConfig, report: Report): void {
  const { publish } = site.admin ?? {};
  if (!publish) return;
  const pointer = "/site/admin/publish";
  if (publishOrigin(publish) === undefined) {
    const hint = 'Add the address of your server, such as "url": "https://git.example.com".';
    report.add("missing-key", { file, pointer }, 'Publishing to Forgejo needs "url".', hint);
  }
  const { host, repository, clientId, signIn } = publish;
  if (host === "github" && clientId !== undefined) {
    const message = "GitHub lets nobody sign in to a page that has no server.";
    report.add("wrong-value", { file, pointer: `${pointer}/clientId` }, message, {
      suggestion:
        'Take "clientId" out: people sign in with an access key, or by a service that "signIn" names.',
      values: { reason: "format" },
    });
  }
  if (host !== "github" && signIn !== undefined) {
    const message = "Only GitHub needs a sign-in service.";
    report.add("wrong-value", { file, pointer: `${pointer}/signIn` }, message, {
      suggestion: 'Take "signIn" out, and name your application by "clientId".',
      values: { reason: "format" },
    });
  }
  if (host !== "gitlab" && repository.split("/").length !== 2) {
    const message = `"${repository}" is not a repository's owner and name.`;
    report.add("wrong-value", { file, pointer: `${pointer}/repository` }, message, {
      suggestion: "Write it as owner/name.",
      values: { reason: "format" },
    });
  }
}

/** Reports `exposed-key` for scripts on the origin of an editor that publishes. */
export function checkExposedKey({ file, site }: SiteConfig, report: Report): void {
  if (!site.admin?.publish) return;
  for (const [index, { src }] of (site.head?.scripts ?? []).entries()) {
    const message = `The script "${truncateForMessage(src)}" can read the access key of whoever publishes, since the editor is at the same origin.`;
    const hint = "Take one of the two out, or name a script only if you trust it with the repository.";
    report.add("exposed-key", { file, pointer: `/site/head/scripts/${index}/src` }, message, hint);
  }
}

export function checkTimeZone({ file, site }: SiteConfig, report: Report): void {
  const { timezone = "UTC" } = site;
  if (isTimeZone(timezone)) return;
  const message = `"${truncateForMessage(timezone)}" is no time zone.`;
  report.add("wrong-value", { file, pointer: "/site/timezone" }, message, {
    suggestion: "Write it as a continent and a city: Europe/Paris, America/New_York.",
    values: { reason: "no-such-name" },
  });
}

export function checkSecurity({ file, site }: SiteConfig, today: string, report: Report): void {
  const { expires } = site.security ?? {};
  if (expires === undefined || expires.includes("{{") || expires >= today) return;
  const message = `security.txt was valid until ${expires}, so nobody trusts it any more.`;
  const hint = "Check the contacts, then write a day within the next year.";
  report.add("expired-security", { file, pointer: "/site/security/expires" }, message, hint);
}

export function checkScripts({ file, site }: SiteConfig, resolveLink: ResolveLink): void {
  for (const [index, { src }] of (site.head?.scripts ?? []).entries())
    if (src.startsWith("/") && !src.includes("{{"))
      resolveLink(src, { file, pointer: `/site/head/scripts/${index}/src` });
}

type Words = Readonly<Record<string, string>>;

const textKeys = messageKeys.filter((key) => !key.includes("."));

/** Reports `unknown-key`, and `missing-words` for a language in which visitors would read English. */
export function checkMessageOverrides(
  { file, site }: Pick<SiteConfig, "file" | "site">,
  { languages, blocks }: { readonly languages: readonly string[]; readonly blocks: readonly AnyBlock[] },
  report: Report,
): void {
  const { words = {} } = site;
  const known = [
    ...messageKeys,
    ...blocks.flatMap(({ messages }) => (messages ? ownMessageKeys(messages) : [])),
  ];
  for (const [language, own] of Object.entries(words)) {
    const pointer = pointerTo("/site/words", language);
    if (!languages.some((each) => each === language || each.startsWith(`${language}-`))) {
      const message = `"${truncateForMessage(language)}" is not a language of this site.`;
      const near = nearest(language, languages);
      const hint = near ? didYouMean(language, near) : "Add it to site.languages.";
      report.add("unknown-key", { file, pointer, target: "key" }, message, hint);
      continue;
    }
    for (const key of Object.keys(own)) {
      if (known.includes(key)) continue;
      const message = `There is no fixed text "${truncateForMessage(key)}".`;
      report.add(
        "unknown-key",
        { file, pointer: pointerTo(pointer, key), target: "key" },
        message,
        suggestion(key, known),
      );
    }
  }
  for (const language of languages) reportMissing(language, { file, site }, words[language] ?? {}, report);
}

function reportMissing(
  language: string,
  { file, site }: Pick<SiteConfig, "file" | "site">,
  own: Words,
  report: Report,
): void {
  if (hasMessages(language)) return;
  const missing = textKeys.filter((key) => !Object.hasOwn(own, key) && !Object.hasOwn(own, `${key}.other`));
  if (missing.length === 0) return;
  const index = site.languages?.indexOf(language) ?? -1;
  const pointer = index === -1 ? "/site/language" : `/site/languages/${index}`;
  const message = `Visitors read ${missing.length} fixed texts in English, since there are none in "${language}": ${missing[0]} and so on.`;
  report.add("missing-words", { file, pointer }, message, {
    suggestion: `Write them in site.words.${language}.`,
    values: { language, length: missing.length },
  });
}
