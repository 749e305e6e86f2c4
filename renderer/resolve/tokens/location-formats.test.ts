import { describe, expect, it } from "vitest";
import { messagesFor } from "../../../blocks/_kit/messages/index.ts";
import { formatValue } from "./formats.ts";
import type { Scope } from "./scope.ts";
import { formatContextOf } from "./token-value.ts";

const reader = (likelyRegion?: string) => ({
  language: "en",
  likelyRegion,
  messages: () => messagesFor("en"),
});
const position = "52.6369, -1.1398";

describe("a place on the map", () => {
  it.each([
    [
      "map",
      "https://www.openstreetmap.org/export/embed.html?bbox=-1.1458%2C52.6341%2C-1.1338%2C52.6397&layer=mapnik&marker=52.6369%2C-1.1398",
    ],
    ["directions", "https://www.openstreetmap.org/?mlat=52.6369&mlon=-1.1398#map=17/52.6369/-1.1398"],
  ])("has %s", (name, text) => {
    expect(formatValue({ name }, position, reader())).toEqual({ text });
  });

  it("has its degrees as numbers", () => {
    expect(formatValue({ name: "latitude" }, position, reader())).toEqual({
      text: "52.6369",
      value: 52.6369,
    });
    expect(formatValue({ name: "longitude" }, position, reader())).toEqual({
      text: "-1.1398",
      value: -1.1398,
    });
  });

  it.each(["52.6369", "north, west", "91, 0", "0, 181", ""])("%j is none", (text) => {
    expect(formatValue({ name: "map" }, text, reader())).toMatchObject({
      mistake: '"map" formats a place on the map, such as 52.6369, -1.1398, and this is not one.',
    });
  });
});

describe("an address", () => {
  const parts = { unit: "First Floor", street: "27 Mill Row", town: "York", postcode: "YO1 9ZZ" };
  it.each([
    [parts, "GB", undefined, "First Floor, 27 Mill Row, York, YO1 9ZZ"],
    [parts, "GB", "short", "27 Mill Row, York"],
    [
      { street: "3 rue du Four", town: "Lille", postcode: "59000", country: "FR" },
      "GB",
      undefined,
      "3 rue du Four, 59000 Lille",
    ],
    [
      { street: "1 Main St", town: "Salem", state: "OR", postcode: "97301" },
      "US",
      undefined,
      "1 Main St, Salem, OR 97301",
    ],
    [
      { street: "Hauptstr. 1", town: "Bonn", postcode: "53111", country: "Germany" },
      "DE",
      undefined,
      "Hauptstr. 1, 53111 Bonn, Germany",
    ],
    [{ town: "York" }, undefined, undefined, "York"],
  ])("%j in %s", (value, region, argument, text) => {
    const format = argument === undefined ? { name: "address" } : { name: "address", argument };
    expect(formatValue(format, value, reader(region))).toEqual({ text });
  });

  it.each([
    ["de", "Hauptstr. 1, 53111 Bonn"],
    ["en-GB", "Hauptstr. 1, Bonn, 53111"],
  ])("has the order of the country of the site, where most speak its language: %s", (siteLanguage, text) => {
    const site = { value: { language: siteLanguage }, scope: () => scope, place: { file: "", pointer: "" } };
    const scope: Scope = { roots: new Map([["site", site]]), entry: () => undefined };
    const value = { street: "Hauptstr. 1", town: "Bonn", postcode: "53111" };
    expect(formatValue({ name: "address" }, value, formatContextOf(scope, "en"))).toEqual({ text });
  });

  it("needs a street or a town", () => {
    expect(formatValue({ name: "address" }, { postcode: "YO1" }, reader())).toHaveProperty("mistake");
    expect(formatValue({ name: "address", argument: "long" }, parts, reader())).toMatchObject({
      mistake: '"address" has no form "long".',
    });
  });
});
