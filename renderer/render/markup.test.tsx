import { expect, it } from "vitest";
import { Island } from "../../blocks/_kit/islands/island.tsx";
import { PageContext, unknownPage } from "../../blocks/_kit/page/page-context.ts";
import { useMessages } from "../../blocks/_kit/page/use-messages.ts";
import { defineMessages } from "../../schema/fields/own-messages.ts";
import { markup, markupWithIslands } from "./markup.tsx";

const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/><circle r="4"/></svg>';

function Drawing() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is written above
  return <figure dangerouslySetInnerHTML={{ __html: drawing }} />;
}

it("leaves the drawing of a block as it is", () => {
  expect(markup(<Drawing />)).toBe(`<figure>${drawing}</figure>`);
});

it("leaves the drawing of an island as it is", () => {
  const island = <Island name="drawing" hydrateOn="visible" component={Drawing} props={{}} />;
  expect(markupWithIslands(island)).toContain(`<figure>${drawing}</figure>`);
});

const languages = { en: { more: "More" }, de: { more: "Mehr </script>" } };
const messages = defineMessages("basket", languages);

function MoreButton() {
  return <button type="button">{useMessages(messages).more}</button>;
}

const basket = { name: "basket", hydrateOn: "interaction", component: MoreButton, props: {} } as const;
const german = { ...unknownPage, language: "de-AT", words: { "basket.less": "Weniger" } };

it("gives an island the texts of the page's language only", () => {
  const html = markupWithIslands(
    <PageContext value={german}>
      <Island {...basket} messages={messages} />
    </PageContext>,
  );
  expect(html).toContain('<button type="button">Mehr &lt;/script&gt;</button>');
  expect(html).toContain(
    'data-messages="">{"type":"basket","texts":{"more":"Mehr \\u003c/script\\u003e"}}</script>',
  );
  expect(html).not.toContain("More");
});

it.each([
  ["none", undefined],
  ["those of another block", defineMessages("bench", languages)],
])("an island that asks for messages while it has %s is an error", (_, given) => {
  const draw = () => markupWithIslands(<Island {...basket} {...(given && { messages: given })} />);
  expect(draw).toThrow('The island has no messages of "basket".');
});
