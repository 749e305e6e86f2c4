export async function canReach(page: string): Promise<boolean> {
  try {
    return (await fetch(page, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
