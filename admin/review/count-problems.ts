/** "1 problem", "3 problems". */
export function countProblems(count: number): string {
  return `${count} ${count === 1 ? "problem" : "problems"}`;
}
