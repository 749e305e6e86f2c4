import { afterEach, expect, it } from "vitest";
import { unknownTimeZone } from "./unknown-time-zone.ts";

const before = process.env.TZ;
afterEach(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

it.each([
  ["Nowhere/City", true],
  ["Europe/Berlinn", true],
  ["", false],
  ["UTC", false],
  ["UTC0", false],
  ["GMT", false],
  ["Etc/UTC", false],
  ["Europe/Berlin", false],
  ["Europe/London", false],
  ["Africa/Abidjan", false],
  [":Europe/Berlin", false],
  ["/usr/share/zoneinfo/Africa/Abidjan", false],
  ["EST5EDT", false],
])("%s: %s", (zone, isUnknown) => {
  process.env.TZ = zone;
  expect(unknownTimeZone()).toBe(isUnknown ? zone : undefined);
});
