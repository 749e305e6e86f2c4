import { isObject } from "../text/is-object.ts";
import type { AnyBlock, LoadedAddresses } from "./define-block.ts";
import { policySource } from "./policy-source.ts";

const loadDirectives = {
  pictures: "img-src",
  fonts: "font-src",
  media: "media-src",
  styles: "style-src",
  frames: "frame-src",
} as const satisfies Record<keyof LoadedAddresses, string>;

const allowDuplicates = "'allow-duplicates'";

/** Whether a text can name a Trusted Types policy: https://w3c.github.io/trusted-types/dist/spec/#trusted-types-csp-directive */
export function isPolicyName(text: unknown): text is string {
  return typeof text === "string" && (/^[\w\-#=/@.%]+$/.test(text) || text === allowDuplicates);
}

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
  const of = (kind: keyof LoadedAddresses) => originsOf(loaded.flatMap((each) => each[kind] ?? []));
  return {
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
        .filter((address) => !isNamed(address))
        .map((address) => `${where} has "${String(address)}", which a policy can't name.`);
    });
  });
}

const isNamed = (address: unknown) =>
  typeof address === "string" &&
  (/^(?!\/\/)[/.?#]|^$|^mailto:/.test(address) || policySource(address) !== undefined);
