/** The place for toasts before the first one: screen readers only hear of changes in a region that was there. */
export function StillToasts() {
  return <div className="toasts" role="status" aria-live="polite" />;
}
