import type { PictureVariant } from "../../renderer/render/picture-variants.ts";

import type { ShownProblem } from "../report/shown-problem.ts";

/** What somebody asks for. */
export interface SiteRequest {
  /** Percent-encoded, with its query. */
  readonly address: string;
  /** Whether who asks is on this machine. From another one, there is only what the site publishes. */
  readonly isLocal: boolean;
}

/** What is found at an address of the site. A file is a path on disk; a picture may have to be made first. */
export type Answer =
  | { readonly kind: "text"; readonly status: number; readonly path: string; readonly text: string }
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "asset"; readonly path: string; readonly bytes: Uint8Array }
  /** One that is not among the site's pictures any more is at its source. */
  | { readonly kind: "picture"; readonly variant: PictureVariant; readonly source?: string }
  /** A file of the visitor's script, or of nothing. */
  | { readonly kind: "script"; readonly path: string }
  /** What keeps the site from having anything there. */
  | { readonly kind: "problems"; readonly problems: readonly ShownProblem[] }
  | { readonly kind: "redirect"; readonly to: string; readonly status: number };
