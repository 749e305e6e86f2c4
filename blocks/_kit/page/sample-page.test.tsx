import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { defineMessages } from "../../../schema/fields/own-messages.ts";
import { Island } from "../islands/island.tsx";
import { usePage } from "./page-context.ts";
import { SamplePage } from "./sample-page.tsx";
import { useMessages } from "./use-messages.ts";

const messages = defineMessages("basket", {
  en: { more: "More" },
  de: { more: "Mehr" },
  ar: { more: "أكثر" },
});

function MoreButton() {
  return <button type="button">{useMessages(messages).more}</button>;
}

function Basket() {
  const { language, direction } = usePage();
  return (
    <p data-of={`${language} ${direction}`}>
      {useMessages(messages).more}
      <Island name="basket" hydrateOn="interaction" component={MoreButton} props={{}} messages={messages} />
    </p>
  );
}

it.each([
  ["en-GB", "ltr", "More"],
  ["de-AT", "ltr", "Mehr"],
  ["ar", "rtl", "أكثر"],
  ["cy", "ltr", "More"],
])("a block and its island have their texts by the language of the page: %s", (language, direction, text) => {
  const html = renderToStaticMarkup(
    <SamplePage language={language}>
      <Basket />
    </SamplePage>,
  );
  expect(html).toBe(
    `<p data-of="${language} ${direction}">${text}<button type="button">${text}</button></p>`,
  );
});
