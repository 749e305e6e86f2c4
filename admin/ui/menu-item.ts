import type { ReactNode } from "react";

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly keys?: string;
  readonly tone?: "danger";
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly onChoose: () => void;
}
