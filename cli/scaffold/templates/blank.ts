import { sampleContacts } from "../../../renderer/check/sample-contacts.ts";
import { block, frame, missingPage } from "./parts.ts";
import type { Template } from "./template.ts";

export const blank: Template = {
  description: "one page, a header and a footer",
  create: ({ name, language }) => ({
    config: {
      site: {
        url: sampleContacts.url,
        name,
        language,
        frame: frame({ links: [{ text: "Home", href: "/" }] }),
      },
      pages: [
        {
          id: "home",
          path: "/",
          title: "{{site.name}}",
          description: "The first page of {{site.name}}.",
          blocks: [
            block("top", "heading", {
              title: "{{site.name}}",
              intro:
                "This page is a list of blocks in site.config.json. Change them there, or in the editor.",
            }),
            block("text", "prose", {
              title: "What to do next",
              text: "Open `/admin` to edit this page, or add another one with `npx site new page About`.",
            }),
          ],
        },
        missingPage,
      ],
    },
  }),
};
