export const newKinds = ["page", "entry", "collection", "block", "package", "form-handler"] as const;
export type NewKind = (typeof newKinds)[number];

export interface NewOptions {
  readonly kind: NewKind;
  /** Of all but a form handler, of which a site has one. */
  readonly name?: string | undefined;
  readonly root: string;
  readonly path?: string;
  readonly island?: boolean;
  /** Of a form handler. */
  readonly host?: string;
  readonly json: boolean;
}
