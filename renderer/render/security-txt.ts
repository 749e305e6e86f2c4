import type { Settings } from "../site.ts";
import { absoluteUrl } from "./addresses.ts";
import type { RenderedFile } from "./rendered-file.ts";

/** Whom to tell of a weak point of the site (RFC 9116), if the settings say it. */
export function securityTxt(settings: Settings): RenderedFile[] {
  const { security, languages } = settings;
  if (!security) return [];
  const { contact, expires, policy, encryption } = security;
  const path = ".well-known/security.txt";
  const lines = [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires}T23:59:59Z`,
    ...(encryption === undefined ? [] : [`Encryption: ${absoluteUrl(settings, encryption)}`]),
    ...(policy === undefined ? [] : [`Policy: ${absoluteUrl(settings, policy)}`]),
    `Preferred-Languages: ${languages.join(", ")}`,
    // It counts at the top of a host only.
    ...(settings.base === "" ? [`Canonical: ${absoluteUrl(settings, `/${path}`)}`] : []),
  ];
  return [{ path, text: lines.map((line) => `${line}\n`).join("") }];
}
