/** The groups of names of which each leads to every other, as the steps between names are given. */
export function circlesIn(steps: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const known = earliest.get(name);
    if (known !== undefined) return open.includes(name) ? known : Number.POSITIVE_INFINITY;
    const number = order.size;
    order.set(name, number);
    earliest.set(name, number);
    open.push(name);
    const first = Math.min(number, ...(steps.get(name) ?? []).map(visit));
    earliest.set(name, first);
    if (first === number) {
      const group = open.splice(open.indexOf(name));
      if (group.length > 1 || steps.get(name)?.includes(name)) circles.push(group.sort());
    }
    return first;
  };
  for (const name of steps.keys()) visit(name);
  return circles;
}
