import type { AnyBlock } from "../block/define-block.ts";

export function migrationError({ type, sample, migrations = [] }: AnyBlock): string | undefined {
  if (migrations.every((migrate) => leaves(migrate, sample))) return undefined;
  return `A migration of the block "${type}" changes the block's sample. It must give back the very props that it got where they have the new shape already.`;
}

function leaves(migrate: NonNullable<AnyBlock["migrations"]>[number], sample: unknown): boolean {
  try {
    return migrate(sample as Record<string, unknown>) === sample;
  } catch {
    return false;
  }
}
