import { isObject } from "../text/is-object.ts";
import type { AnyBlock, LoadedAddresses } from "./define-block.ts";
import { policySource } from "./policy-source.ts";

const loadDirectives = {
  scripts: "script-src",
  pictures: "img-src",
  fonts: "font-src",
  media: "media-src",
  styles: "style-src",
  frames: "frame-src",
} as const satisfies Record<keyof LoadedAddresses, string>;

const allowDuplicates = "'allow-duplicates'";

/** Addresses that name no host: what a script has made in the page (`blob:`), and what is written into the address (`data:`). */
const madeInPage = ["blob:", "data:"];
const kindsMadeInPage: readonly string[] = ["pictures", "media"] satisfies (keyof LoadedAddresses)[];

/** The Trusted Types policy that takes what packages set; the page creates it, for blocks that need it. */
export const defaultPolicyName = "default";

/** Whether a text can name a Trusted Types policy: https://w3c.github.io/trusted-types/dist/spec/#trusted-types-csp-directive */
export function isPolicyName(text: unknown): text is string {
  return typeof text === "string" && (/^[\w\-#=/@.%]+$/.test(text) || text === allowDuplicates);
}

/** The names of the policies that blocks create: each once. */
export function trustedTypesOf(
  blocks: readonly Pick<AnyBlock, "trustedTypes" | "allowDuplicatePolicies">[],
): readonly string[] {
  const names = blocks.flatMap(({ trustedTypes = [] }) => trustedTypes).filter(isPolicyName);
  const isAllowed = blocks.some(({ allowDuplicatePolicies }) => allowDuplicatePolicies);
  return isAllowed ? [...names, allowDuplicates] : names;
}

export function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => policySource(address) ?? []))];
}

export function loadedOrigins(
  loaded: readonly LoadedAddresses[],
): Readonly<Record<(typeof loadDirectives)[keyof LoadedAddresses], readonly string[]>> {
  const of = (kind: keyof LoadedAddresses) => {
    const addresses = loaded.flatMap((each) => each[kind] ?? []);
    const made = madeInPage.filter((scheme) => isMadeInPage(kind, scheme) && addresses.includes(scheme));
    return [...originsOf(addresses), ...made];
  };
  return {
    "script-src": of("scripts"),
    "img-src": of("pictures"),
    "font-src": of("fonts"),
    "media-src": of("media"),
    "style-src": of("styles"),
    "frame-src": of("frames"),
  };
}

const addressKeys = ["connects", "frames", "loads"] as const;

/** What is wrong with the addresses that a placed block names, as sentences. Throws what the definition's functions throw. */
export function addressFaults(definition: AnyBlock, props: unknown): readonly string[] {
  return addressKeys.flatMap((key) => {
    const named: unknown = definition[key]?.(props as never);
    if (named === undefined) return [];
    const lists = key === "loads" && isObject(named) ? Object.entries(named) : [["", named] as const];
    return lists.flatMap(([kind, list]) => {
      const where = `"${kind ? `${key}.${kind}` : key}" of the block "${definition.type}"`;
      if (key === "loads" && !Object.hasOwn(loadDirectives, kind))
        return kind
          ? `${where} is unknown: it loads ${Object.keys(loadDirectives).join(", ")}.`
          : `${where} must give an object of lists: { pictures: ["https://pictures.example.com"] }.`;
      if (list === undefined) return [];
      if (!Array.isArray(list)) return `${where} must be a list of addresses.`;
      return list
        .filter((address) => !isNamed(address, kind))
        .map((address) => `${where} has "${String(address)}", which ${reasonAgainst(address, kind)}.`);
    });
  });
}

const isMadeInPage = (kind: string, address: string) =>
  kindsMadeInPage.includes(kind) && madeInPage.includes(address);

function isNamed(address: unknown, kind: string): boolean {
  if (typeof address !== "string") return false;
  if (policySource(address) !== undefined || isMadeInPage(kind, address)) return true;
  return kind !== "scripts" && /^(?!\/\/)[/.?#]|^$|^mailto:/.test(address);
}

function reasonAgainst(address: unknown, kind: string): string {
  const isMade = typeof address === "string" && madeInPage.some((scheme) => address.startsWith(scheme));
  if (isMade && kindsMadeInPage.includes(kind))
    return "is longer than what a policy names: write the scheme alone";
  if (isMade) return "is for pictures and media alone";
  if (kind === "scripts" && typeof address === "string" && /^(?!\/\/)[/.?#]/.test(address))
    return "is a file of the site: a block imports it";
  return "a policy can't name";
}
