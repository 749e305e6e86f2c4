/** What `site new` can make. */
export const newKinds = ["page", "entry", "collection", "block"] as const;
export type NewKind = (typeof newKinds)[number];

export interface NewOptions {
  readonly kind: NewKind;
  readonly name: string;
  readonly root: string;
  /** The address of a page. */
  readonly path?: string;
  /** Whether a part of a block runs in the visitor's browser. */
  readonly island?: boolean;
  readonly json: boolean;
}
