import type { AjvFunction } from "../../schema/compiled-validator.ts";

/** The compiled validators of a module, by their names. Rejects when there is none at the address. */
export async function importValidators(address: string): Promise<Readonly<Record<string, AjvFunction>>> {
  return (await import(/* @vite-ignore */ address)) as Record<string, AjvFunction>;
}
