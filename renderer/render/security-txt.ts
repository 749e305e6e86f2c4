import type { Settings } from "../site.ts";
import { absoluteUrl } from "./addresses.ts";
import type { RenderedFile } from "./rendered-file.ts";

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
    // It is valid only at the top of a host.
    ...(settings.base === "" ? [`Canonical: ${absoluteUrl(settings, `/${path}`)}`] : []),
  ];
  return [{ path, text: lines.map((line) => `${line}\n`).join("") }];
}
