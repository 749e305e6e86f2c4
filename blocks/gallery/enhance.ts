import { createDialog } from "./create-dialog.ts";

/** Opens the pictures of a gallery in a dialog; without script each is a link to its file. */
export default function enhance(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>(".gallery-pictures a")];
  let open: ((index: number) => void) | undefined;
  gallery.addEventListener("click", (event) => {
    const index = links.findIndex((link) => link.contains(event.target as Node));
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (index < 0 || elsewhere) return;
    event.preventDefault();
    open ??= createDialog(gallery, links);
    open(index);
  });
}
