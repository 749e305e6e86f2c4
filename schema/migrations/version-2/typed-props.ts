import type { JsonObject } from "./json.ts";

/** The type and the props of a block. */
export interface TypedProps {
  readonly type: string;
  readonly props: JsonObject;
}
