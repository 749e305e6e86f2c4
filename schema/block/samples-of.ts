import type { AnyBlock } from "./define-block.ts";

export interface BlockSample {
  /** A key of `samples`; `sample` for the one that every block has. */
  readonly name: string;
  /** As an author would write them, without defaults. */
  readonly props: unknown;
}

export const firstSample = "sample";

export const samplesOf = ({ sample, samples = {} }: Pick<AnyBlock, "sample" | "samples">): BlockSample[] => [
  { name: firstSample, props: sample },
  ...Object.entries(samples).map(([name, props]) => ({ name, props })),
];

/** As in a sentence: `sample`, or `sample "Without a picture"`. */
export const sampleTitle = (name: string): string => (name === firstSample ? name : `sample "${name}"`);
