export const newKinds = ["page", "entry", "collection", "block"] as const;
export type NewKind = (typeof newKinds)[number];

export interface NewOptions {
  readonly kind: NewKind;
  readonly name: string;
  readonly root: string;
  readonly path?: string;
  readonly island?: boolean;
  readonly json: boolean;
}
