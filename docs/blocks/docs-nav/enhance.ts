/** Scrolls the list so that the page somebody is on can be seen in it. */
export default function enhance(nav: HTMLElement): void {
  const list = nav.querySelector<HTMLElement>(".docs-nav-pages");
  const current = list?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!list || !current) return;
  const show = () => {
    const { top, bottom } = list.getBoundingClientRect();
    const at = current.getBoundingClientRect();
    if (at.top < top || at.bottom > bottom) list.scrollTop += at.top - (top + bottom) / 2;
  };
  show();
  list.addEventListener("toggle", show);
}
