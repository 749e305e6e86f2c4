import { isSampleText } from "../../blocks/_kit/sample-texts/index.ts";
import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import type { SiteConfig } from "../../schema/site/site-config.ts";
import { strings } from "./strings.ts";

/** Reports `sample-text` for each text of a block, on a page or in a frame, that its sample brought. */
export function sampleTextProblems({ file, site, pages }: SiteConfig): readonly Problem[] {
  const texts = [
    ...pages.flatMap(({ blocks }, index) => [...strings(blocks, `/pages/${index}/blocks`)]),
    ...strings(site.frame, "/site/frame"),
    ...strings(site.frames, "/site/frames"),
  ];
  return texts
    .filter(({ text }) => isSampleText(text))
    .map(({ pointer, text }) => {
      const message = `The text is still "${text.replace(/\s+/g, " ")}", that of the block's sample.`;
      return createProblem("sample-text", { file, pointer }, message, "Write your own, or take it out.");
    });
}
