import type { IslandKind } from "./block-island.ts";
export const newKinds = ["page", "entry", "collection", "block", "package", "form-handler"] as const;
export type NewKind = (typeof newKinds)[number];

export interface NewOptions {
  readonly kind: NewKind;
  /** Of all but a form handler, of which a site has one. */
  readonly name?: string | undefined;
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Of a page: its address. */
  readonly path?: string;
  /** Of a block: what its island does; none without it. */
  readonly island?: IslandKind;
  /** Of a block: the languages of its texts, with commas. */
  readonly languages?: string;
  /** Of a form handler. */
  readonly host?: string;
  /** Whether the result is printed as JSON. */
  readonly json: boolean;
}
