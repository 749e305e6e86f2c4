/** What the browser's history remembers of an open dialog. */
export interface DialogPlace {
  readonly gallery: string;
  readonly project: string;
}

let leaving = false;

/** Puts the dialog's address in the place of the page's: it can be copied, and Back leaves it. */
export function enterDialog(place: DialogPlace, href: string): void {
  history.pushState(place, "", href);
}

/** Goes back to the page's own address; asked twice, as by a double click, it goes once. */
export function leaveDialog(): void {
  if (!leaving) history.back();
  leaving = true;
}

/**
 * Calls back whenever Back or Forward was used: with the project whose dialog this gallery had open there, or
 * with none. Gives back what ends it.
 */
export function followDialogs(gallery: string, onChange: (project: string | undefined) => void): () => void {
  const follow = ({ state }: PopStateEvent) => {
    leaving = false;
    const place = state as DialogPlace | null;
    onChange(place?.gallery === gallery ? place.project : undefined);
  };
  addEventListener("popstate", follow);
  return () => removeEventListener("popstate", follow);
}
