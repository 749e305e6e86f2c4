import {
  type Coordinates,
  longitudeDegrees,
  parseCoordinates,
} from "../../../schema/formats/position/coordinates.ts";

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

const inLinks: readonly RegExp[] = [
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(
    `[?&](?:marker|coordinate|q|query|destination|daddr|ll|sll|center)=(?:loc:)?${number},${number}`,
  ),
  new RegExp(`/@${number},${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
];

export function positionIn(text: string): Coordinates | undefined {
  const plain = parseCoordinates(text);
  if (plain) return plain;
  const link = decoded(text.trim()).replace(/,\s+/g, ",");
  if (!/^(https?|geo):/.test(link)) return undefined;
  for (const pattern of inLinks) {
    const [, north, east] = pattern.exec(link) ?? [];
    const found = north !== undefined && parseCoordinates(`${north}, ${east}`);
    if (found) return found;
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const step = 0.00005;

export function offsetPosition(
  { latitude, longitude }: Coordinates,
  by: { readonly north?: number; readonly east?: number },
): Coordinates {
  const { north = 0, east = 0 } = by;
  const wide = longitudeDegrees(step, latitude);
  return {
    latitude: Math.min(90, Math.max(-90, latitude + north * step)),
    longitude: Math.min(180, Math.max(-180, longitude + east * wide)),
  };
}
