import type { ReactNode } from "react";

/** An item of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The keyboard shortcut, as it is shown. */
  readonly keys?: string;
  readonly tone?: "danger";
  readonly disabled?: boolean;
  /** A second line, such as why the item is disabled. */
  readonly hint?: string;
  readonly onChoose: () => void;
}
