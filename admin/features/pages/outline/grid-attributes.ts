/** The cells hold the buttons that have the focus, which no table of HTML would let be dragged. */
export const gridAttributes = {
  grid: (label: string) => ({ role: "grid", "aria-multiselectable": true, "aria-label": label }),
  row: (isSelected?: boolean) => ({ role: "row", "aria-selected": isSelected }),
  cell: { role: "gridcell" },
} as const;
