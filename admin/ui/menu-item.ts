import type { ReactNode } from "react";

/** What can be chosen in a menu. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly keys?: string;
  readonly tone?: "danger";
  readonly disabled?: boolean;
  /** Why it can't be chosen, or what it does; stands below the label. */
  readonly hint?: string;
  readonly onChoose: () => void;
}
