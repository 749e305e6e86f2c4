export function unknownTimeZone(): string | undefined {
  const { TZ: zone = "" } = process.env;
  const name = zone.replace(/^:/, "").replace(/^.*\/zoneinfo\//, "");
  return name === "" || /^(?:UTC|GMT)[+-]?0?$/i.test(name) || isKnown(name) || hasOffset() ? undefined : zone;
}

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Whether the clock differs from UTC in winter or summer, as for zones that are written as rules, such as CET-1CEST. */
function hasOffset(): boolean {
  return [0, 6].some((month) => new Date(2031, month, 1).getTimezoneOffset() !== 0);
}
