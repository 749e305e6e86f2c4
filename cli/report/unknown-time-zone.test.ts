import { expect, it, vi } from "vitest";
import { unknownTimeZone } from "./unknown-time-zone.ts";

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
  vi.stubEnv("TZ", zone);
  expect(unknownTimeZone()).toBe(isUnknown ? zone : undefined);
});
