/** A place on the earth, in degrees: north and east are positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const written = new RegExp(`^${degrees}\\s*,\\s*${degrees}$`);

/** The place that "52.6369, -1.1398" is; nothing for any other text. */
export function readPosition(text: string): Position | undefined {
  const [, north, east] = written.exec(text.trim()) ?? [];
  if (north === undefined || east === undefined) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** How many degrees of longitude are as wide as some degrees of latitude: more, the nearer to a pole. */
export function asWide(degrees: number, latitude: number): number {
  return degrees / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
}

/** A place as it is written, to about a metre. */
export function writePosition({ latitude, longitude }: Position): string {
  const short = (value: number) => String(Number(value.toFixed(5)));
  return `${short(latitude)}, ${short(longitude)}`;
}
