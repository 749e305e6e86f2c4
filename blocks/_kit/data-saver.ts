/** Whether the visitor has asked to save data: then nothing is fetched ahead. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
