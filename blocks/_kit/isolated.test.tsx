import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Address } from "./contact/address.tsx";
import { Isolated } from "./isolated.tsx";
import { PageContext, unknownPage } from "./page/page-context.ts";

const shown = (text: string, direction: "ltr" | "rtl") =>
  renderToStaticMarkup(
    <PageContext value={{ ...unknownPage, direction }}>
      <Isolated text={text} />
    </PageContext>,
  );

it.each([
  ["12 Orchard Lane", "rtl", "<bdi>12 Orchard Lane</bdi>"],
  ["12 Orchard Lane", "ltr", "12 Orchard Lane"],
  ["12", "rtl", "<bdi>12</bdi>"],
  ["شارع النيل", "rtl", "شارع النيل"],
  ["12 شارع النيل", "ltr", "<bdi>12 شارع النيل</bdi>"],
  ["רחוב 5", "ltr", "<bdi>רחוב 5</bdi>"],
] as const)("%s on a page from %s", (text, direction, html) => {
  expect(shown(text, direction)).toBe(html);
});

it("each line of an address has its own", () => {
  const html = renderToStaticMarkup(
    <PageContext value={{ ...unknownPage, direction: "rtl" }}>
      <Address address={"12 Orchard Lane\nشارع النيل"} />
    </PageContext>,
  );
  expect(html).toContain("<span><bdi>12 Orchard Lane</bdi></span><span>شارع النيل</span>");
});
