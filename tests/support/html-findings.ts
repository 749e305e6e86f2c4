import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes srcSet and fetchPriority; names of attributes have no case in HTML.
    "attr-case": "off",
    // React writes open="" for open; the two are the same attribute.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    "doctype-style": ["error", { style: "lowercase" }],
    // Numbers are kept on one line by the style sheet, so that a copied one has ordinary spaces in it.
    "tel-non-breaking": "off",
    // React writes <br/> for <br>; the slash of a void element means nothing in HTML.
    "void-style": "off",
    // React's useId begins with an underscore, which HTML and CSS both allow.
    "valid-id": ["error", { relaxed: true }],
  },
});

/** What html-validate finds wrong with a page. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
