const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** A moment as "12 March, 14:05"; in milliseconds since 1970. */
export function momentWords(at: number): string {
  return `${day.format(at)}, ${time.format(at)}`;
}
