import {
  type Coordinates,
  longitudeDegrees,
  parseCoordinates,
} from "../../../schema/formats/position/coordinates.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { type Formatted, type TokenFormat, wrongKind } from "./token-format.ts";

/** How far a map extends around its pin, in degrees of latitude: about 310 m north and south, 400 m west and east. */
const reach = { north: 0.0028, east: 0.00364 };

const round = (degrees: number) => degrees.toFixed(4);

export function mapFrameOf({ latitude, longitude }: Coordinates): string {
  const east = longitudeDegrees(reach.east, latitude);
  const box = [longitude - east, latitude - reach.north, longitude + east, latitude + reach.north];
  const marker = encodeURIComponent(`${latitude},${longitude}`);
  const bbox = encodeURIComponent(box.map(round).join(","));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${marker}`;
}

function directionsTo({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

const ofPosition =
  (name: string, make: (position: Coordinates) => string | number): TokenFormat =>
  (value) => {
    const position = typeof value === "string" ? parseCoordinates(value) : undefined;
    if (!position) return wrongKind("a place on the map, such as 52.6369, -1.1398", name);
    const made = make(position);
    return typeof made === "number" ? { text: String(made), value: made } : { text: made };
  };

const postcodeLast = ["GB", "IE", "GG", "JE", "IM", "US", "CA", "AU", "NZ", "IN", "ZA", "SG", "HK", "MY"];

const address: TokenFormat = (value, argument, { likelyRegion = "GB" }): Formatted => {
  if (argument !== undefined && argument !== "short")
    return { mistake: `"address" has no form "${argument}".`, hint: 'Write address, or address: "short".' };
  const partOf = (key: string) => {
    const part = isObject(value) ? value[key] : undefined;
    return typeof part === "string" ? part.trim() : "";
  };
  const [street, town, postcode, country] = ["street", "town", "postcode", "country"].map(partOf);
  if (!street && !town)
    return wrongKind("an address, an object with street, town, postcode and the like,", "address");
  const joined = (parts: readonly (string | undefined)[], by = ", ") => parts.filter(Boolean).join(by);
  if (argument === "short") return { text: joined([street, town]) };
  const isLast = postcodeLast.includes(country || likelyRegion);
  const place = isLast
    ? joined([town, joined([partOf("state"), postcode], " ")])
    : joined([joined([postcode, town], " "), partOf("state")]);
  // A country code is for machines; its name is written out for those abroad.
  return { text: joined([partOf("unit"), street, place, country && country.length > 2 ? country : ""]) };
};

export const locationFormats = {
  address,
  map: ofPosition("map", mapFrameOf),
  directions: ofPosition("directions", directionsTo),
  latitude: ofPosition("latitude", ({ latitude }) => latitude),
  longitude: ofPosition("longitude", ({ longitude }) => longitude),
} as const;
