import { describe, expect, it } from "vitest";
import { messagesFor } from "../../../blocks/_kit/messages/index.ts";
import { formatValue } from "./formats.ts";

const british = { language: "fr", region: "GB", messages: () => messagesFor("fr") };
const nowhere = { language: "en", messages: () => messagesFor("en") };

describe("the address of a telephone number", () => {
  it.each([
    ["tel", undefined, "0114 496 0142 ext. 5", "tel:+441144960142;ext=5"],
    ["tel", "FR", "03 53 01 42 17", "tel:+33353014217"],
    ["whatsapp", undefined, "+49 (0)30 1234567", "https://wa.me/49301234567"],
    ["whatsapp", undefined, "0114 496 0142 ext. 5", "https://wa.me/441144960142"],
  ])("%s: %s of %j is %s", (name, argument, value, text) => {
    const format = argument === undefined ? { name } : { name, argument };
    expect(formatValue(format, value, british)).toEqual({ text });
  });

  it("says what is missing where the country is not known", () => {
    expect(formatValue({ name: "whatsapp" }, "07700 900412", nowhere)).toEqual({
      mistake: 'The country of the number "07700 900412" is not known.',
      hint: 'Write it with its country\'s code, such as +44 7700 900412, or say the country: whatsapp: "GB" here, or site.language "en-GB".',
    });
  });

  it("says that a number is not whole", () => {
    expect(formatValue({ name: "tel" }, "0187", british)).toEqual({
      isOfValue: true,
      mistake: '"0187" does not have as many digits as telephone numbers have (country: United Kingdom).',
      hint: "Write it with its area code, or with its country's code, such as +44 7700 900412.",
    });
  });

  it.each([
    [{ name: "tel" }, 7, '"tel" formats a telephone number, and this is not one.'],
    [{ name: "tel" }, "call us", '"tel" formats a telephone number, and this is not one.'],
    [{ name: "whatsapp", argument: "UK" }, "07700 900412", '"whatsapp" has no country "UK".'],
  ])("%j refuses %j", (format, value, mistake) => {
    expect(formatValue(format, value, british)).toMatchObject({ mistake });
  });
});
