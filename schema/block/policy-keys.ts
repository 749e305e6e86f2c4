import type { AnyBlock } from "./define-block.ts";

/** A key of a block's definition that changes the policy of the pages that have the block. */
export interface PolicyKey {
  readonly title: string;
  /** What a page allows with it that no other page does. */
  readonly opens: string;
  readonly example: string;
}

type PolicyKeyName = keyof AnyBlock &
  ("connects" | "frames" | "loads" | "wasm" | "setsHtml" | "trustedTypes" | "allowDuplicatePolicies");

export const policyKeys: Readonly<Record<PolicyKeyName, PolicyKey>> = {
  connects: {
    title: "Where the block sends to",
    opens: "Scripts and forms of the page may send to these hosts, and read what they answer.",
    example: 'connects: ({ endpoint }) => [endpoint, "https://api.example.com"]',
  },
  frames: {
    title: "What the block shows in frames",
    opens:
      "Pages of these hosts may be shown in a frame, which is kept from the page around it, and the page may ask whether the host answers.",
    example: 'frames: () => ["https://video.example.com"]',
  },
  loads: {
    title: "What the block loads from elsewhere",
    opens:
      'Pictures, fonts, media, styles, frames and scripts may come from these hosts. A script of another host (scripts) sees all of the page and may do what the site\'s own scripts do, so name one that you trust, and load it with loadScript() in an island within <Consent>. "blob:" and "data:", for pictures and media alone, are what a script has made in the page itself, such as the preview of a file that a visitor has chosen: they ask no host for anything, and run no script.',
    example:
      'loads: () => ({ pictures: ["blob:"], scripts: ["https://js.stripe.com"], frames: ["https://js.stripe.com"] })',
  },
  wasm: {
    title: "The block runs WebAssembly",
    opens: "Scripts of the page may compile WebAssembly ('wasm-unsafe-eval'). Code from texts stays refused.",
    example: "wasm: true",
  },
  setsHtml: {
    title: "A package of the block sets HTML from texts",
    opens:
      "Any text that a script of the page sets as HTML is taken, by the Trusted Types policy named default, which the page creates. What is lost is the rule that finds a hole in a script: a package that writes what a visitor has typed into innerHTML is stopped no more. Handlers and scripts in such a text are refused by the policy all the same, and so is code from texts.",
    example: "setsHtml: true",
  },
  trustedTypes: {
    title: "The block creates Trusted Types policies",
    opens:
      "A script of the page may create policies of these names, and set as HTML what such a policy takes.",
    example: 'trustedTypes: ["html"]',
  },
  allowDuplicatePolicies: {
    title: "The block creates a policy more than once",
    opens: "Each policy that the page names may be created again, also by another script.",
    example: "allowDuplicatePolicies: true",
  },
};
