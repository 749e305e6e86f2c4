import { usePage } from "./page/page-context.ts";
import { useMessages } from "./page/use-messages.ts";

interface SchemeSwitchProps {
  readonly className?: string;
}

/**
 * The button by which visitors choose between light and dark, where the theme lets them: `theme.scheme` is `choice`. A
 * script of the page acts on it, and without scripts nobody sees it.
 */
export function SchemeSwitch({ className }: SchemeSwitchProps) {
  const { hasSchemeSwitch } = usePage();
  const { darkColours } = useMessages();
  if (!hasSchemeSwitch) return null;
  return (
    <button
      type="button"
      className={className ? `scheme-switch ${className}` : "scheme-switch"}
      aria-pressed="false"
      data-scheme-switch=""
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
      <span className="scheme-switch-text">{darkColours}</span>
    </button>
  );
}
