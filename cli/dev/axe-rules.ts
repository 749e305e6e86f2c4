/** The tags of axe's rules for WCAG 2.2 up to AA. */
export const axeRules: readonly string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
