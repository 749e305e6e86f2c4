import type { AjvFunction } from "../../schema/validators/compiled-validator.ts";

export async function importValidators(address: string): Promise<Readonly<Record<string, AjvFunction>>> {
  return (await import(/* @vite-ignore */ address)) as Record<string, AjvFunction>;
}
