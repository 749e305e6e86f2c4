import { expect, it } from "vitest";
import { telephoneHref } from "./telephone-href.ts";

it.each([
  ["0116 496 0187", "tel:01164960187"],
  ["(0116) 496-0187", "tel:01164960187"],
  ["0116.496/0187", "tel:01164960187"],
  ["+44 116 496 0187", "tel:+441164960187"],
  ["+44 (0)116 496 0187", "tel:+441164960187"],
  ["+44(0)116 496 0187", "tel:+441164960187"],
  ["0116 496 0187 ext. 5", "tel:01164960187;ext=5"],
  ["0116 496 0187 x12", "tel:01164960187;ext=12"],
])("%s is %s", (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});
