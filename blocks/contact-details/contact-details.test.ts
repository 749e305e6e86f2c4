import { expect, it } from "vitest";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedSample } from "../../tests/support/resolved-sample.ts";
import contactDetails from "./index.ts";

it.each([
  ["hello@bettysnursery.example", "hello@<wbr/>bettysnursery.example"],
  ['"a@b"@example.com', "&quot;a@b&quot;@<wbr/>example.com"],
  ["name@müller-straße.example", "name@<wbr/>müller-straße.example"],
])("%s is broken after its last @ only", (email, written) => {
  const html = viewMarkup(contactDetails, { ...resolvedSample(contactDetails), email });
  expect(html).toContain(`<span>${written}</span></a>`);
});
