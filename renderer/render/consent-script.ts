import { jsonForHtml } from "../../blocks/_kit/html/json-for-html.ts";
import type { Settings } from "../site.ts";
import { type Directives, policyText, scriptSources } from "./content-security-policy.ts";

type HeadScript = Settings["head"]["scripts"][number];

/** The host that visitors are asked about: the script's own, or of one of the site's files the first that it asks for anything. */
function consentHost({ src, connects, loads }: HeadScript, siteUrl: string): string {
  const address = [src, ...connects, ...loads].find((each) => /^https:/.test(each)) ?? siteUrl;
  return new URL(address).host;
}

export function consentHosts({ head, url }: Pick<Settings, "head" | "url">): readonly string[] {
  return [
    ...new Set(head.scripts.filter(({ consent }) => consent).map((script) => consentHost(script, url))),
  ];
}

interface ConsentScript {
  readonly settings: Pick<Settings, "head" | "url">;
  /** What the page's policy would be without the scripts that ask for consent. */
  readonly strict: Directives;
  readonly attributesOf: (script: HeadScript) => Readonly<Record<string, string | undefined>>;
}

/**
 * The script that loads those of `site.head` for which visitors have given their consent; undefined if none asks for it.
 * A policy in a page can be made stricter and never weaker, so the page's allows all of them, and this script, before
 * anything else of the page, adds one without those that visitors have not agreed to. What changes that loads the page anew.
 */
export function consentScript({ settings, strict, attributesOf }: ConsentScript): string | undefined {
  const asked = settings.head.scripts.filter(({ consent }) => consent);
  if (asked.length === 0) return undefined;
  const scripts = asked.map((script) => ({
    host: consentHost(script, settings.url),
    sources: Object.fromEntries(
      Object.entries(scriptSources(script)).map(([name, sources]) => [
        name,
        sources.filter((source) => !strict[name]?.includes(source)),
      ]),
    ),
    attributes: attributesOf(script),
  }));
  const { "require-trusted-types-for": required, "trusted-types": policies } = strict;
  const onlyOurs =
    required && policies
      ? policyText({ "require-trusted-types-for": required, "trusted-types": policies })
      : "";
  return `(${code})(${jsonForHtml(scripts)},${jsonForHtml(onlyOurs)})`;
}

const code = `(scripts, onlyOurs) => {
const read = () => { try { const hosts = JSON.parse(localStorage.getItem("blockwork-consent") ?? "[]"); return scripts.filter(({ host }) => hosts.includes(host)); } catch { return []; } };
const given = read();
if (given.length < scripts.length) {
const allows = (list, name, source) => list.some(({ sources }) => sources[name]?.includes(source));
const strict = document.createElement("meta");
strict.httpEquiv = "content-security-policy";
strict.content = document.querySelector("meta[http-equiv=content-security-policy]").content.split("; ").map((directive) => {
const [name, ...sources] = directive.split(" ");
return [name, ...sources.filter((source) => allows(given, name, source) || !allows(scripts, name, source))].join(" ");
}).concat(given.length || !onlyOurs ? [] : onlyOurs).join("; ");
document.head.append(strict);
}
const load = () => {
for (const { attributes } of given) {
const script = document.createElement("script");
script.async = false;
for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
document.head.append(script);
}
};
const onRead = () => document.readyState === "loading" ? addEventListener("DOMContentLoaded", load) : load();
if (given.length) document.prerendering ? document.addEventListener("prerenderingchange", onRead, { once: true }) : onRead();
const follow = () => { if (read().length !== given.length) location.reload(); };
document.addEventListener("blockwork:consent", follow);
addEventListener("pageshow", follow);
}`;
