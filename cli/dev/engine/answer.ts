import type { PictureVariant } from "../../../renderer/render/picture-variants.ts";

import type { ShownProblem } from "../../report/shown-problem.ts";

/** A request for a page or file of the site. */
export interface SiteRequest {
  /** The path with its query. */
  readonly address: string;
  /** Whether it comes from this machine or an allowed host, and not just from the network. */
  readonly isLocal: boolean;
}

export type Answer =
  | { readonly kind: "text"; readonly status: number; readonly path: string; readonly text: string }
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "asset"; readonly path: string; readonly bytes: Uint8Array }
  | { readonly kind: "picture"; readonly variant: PictureVariant; readonly source?: string }
  | { readonly kind: "script"; readonly path: string; readonly base: string }
  | { readonly kind: "problems"; readonly problems: readonly ShownProblem[] }
  | { readonly kind: "redirect"; readonly to: string; readonly status: number };
