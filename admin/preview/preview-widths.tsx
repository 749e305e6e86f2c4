interface PreviewWidthsProps {
  readonly width: number;
  readonly onWidth: (width: number) => void;
}

/** In pixels. */
const widths = [
  [390, "Phone"],
  [820, "Tablet"],
  [1280, "Desktop"],
] as const;

/** How wide the page is shown. */
export function PreviewWidths({ width, onWidth }: PreviewWidthsProps) {
  return (
    <nav className="segments preview-widths" aria-label="Width of the page">
      {widths.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={value === width} onClick={() => onWidth(value)}>
          {label}
        </button>
      ))}
    </nav>
  );
}
