import { expect, it } from "vitest";
import { formatCoordinates } from "../../../schema/formats/position/coordinates.ts";
import { offsetPosition, positionIn } from "./position-in.ts";

it.each([
  ["52.6369, -1.1398", "52.6369, -1.1398"],
  ["52.63690001,-1.1398", "52.6369, -1.1398"],
  ["https://www.openstreetmap.org/?mlat=52.6369&mlon=-1.1398#map=17/52.7/-1.2", "52.6369, -1.1398"],
  ["https://www.openstreetmap.org/#map=17/52.6369/-1.1398", "52.6369, -1.1398"],
  [
    "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&marker=52.6369%2C-1.1398",
    "52.6369, -1.1398",
  ],
  ["https://www.google.com/maps/place/X/@52.7,-1.2,17z/data=!3d52.6369!4d-1.1398", "52.6369, -1.1398"],
  ["https://www.google.com/maps/@52.6369,-1.1398,17z", "52.6369, -1.1398"],
  ["https://maps.google.com/?q=52.6369,-1.1398", "52.6369, -1.1398"],
  ["https://maps.apple.com/?address=X&ll=52.6369,-1.1398&q=X", "52.6369, -1.1398"],
  ["https://maps.apple.com/place?coordinate=52.6369%2C-1.1398", "52.6369, -1.1398"],
  ["geo:52.6369,-1.1398", "52.6369, -1.1398"],
])("%s", (text, written) => {
  const found = positionIn(text);
  expect(found && formatCoordinates(found)).toBe(written);
});

it.each(["", "Mill Row", "https://maps.app.goo.gl/abc", "https://maps.apple.com/?ll=152,1", "91, 0"])(
  "%j is no place",
  (text) => {
    expect(positionIn(text)).toBeUndefined();
  },
);

it("moves by a few metres, and not beyond a pole", () => {
  const from = { latitude: 52.6369, longitude: -1.1398 };
  expect(formatCoordinates(offsetPosition(from, { north: 1 }))).toBe("52.63695, -1.1398");
  expect(formatCoordinates(offsetPosition(from, { east: -1 }))).toBe("52.6369, -1.13988");
  expect(offsetPosition({ latitude: 90, longitude: 180 }, { north: 1, east: 1 })).toEqual({
    latitude: 90,
    longitude: 180,
  });
});
