/** In degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const written = new RegExp(`^${degrees}\\s*,\\s*${degrees}$`);

export function parseCoordinates(text: string): Coordinates | undefined {
  const [, north, east] = written.exec(text.trim()) ?? [];
  if (north === undefined || east === undefined) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The degrees of longitude that are as wide as some degrees of latitude. */
export function longitudeDegrees(degrees: number, latitude: number): number {
  return degrees / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
}

export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  const short = (value: number) => String(Number(value.toFixed(5)));
  return `${short(latitude)}, ${short(longitude)}`;
}
