/** What the browser's history remembers of an open dialog. */
interface DialogPlace {
  readonly gallery: string;
  readonly project: string;
}

let leaving = false;

/** Puts the dialog's address in the place of the page's: it can be copied, and Back leaves it. */
export function enterDialog(place: DialogPlace, path: string): void {
  history.pushState(place, "", path);
}

/** Goes back to the page's own address; asked twice, as by a double click, it goes once. */
export function leaveDialog(): void {
  if (!leaving) history.back();
  leaving = true;
}

/** Calls back whenever Back or Forward was used: with the project whose dialog the gallery had open there, if any. */
export function followDialogs(gallery: string, onChange: (project: string | undefined) => void): void {
  addEventListener("popstate", ({ state }) => {
    leaving = false;
    const place = state as DialogPlace | null;
    onChange(place?.gallery === gallery ? place.project : undefined);
  });
}
