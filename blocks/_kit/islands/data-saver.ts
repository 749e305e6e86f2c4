export function isDataSaverOn(): boolean | undefined {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData;
}
