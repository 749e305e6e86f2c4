/** How far down the window a heading counts as passed, in pixels: below the head of the page. */
const passedPx = 120;

/** Marks the heading that somebody reads below in the list beside the text. */
export function followHeadings(text: HTMLElement): void {
  const list = text.closest(".guide")?.querySelector(".guide-contents-list");
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  if (links.length === 0) return;
  let isWaiting = false;
  const mark = () => {
    isWaiting = false;
    const passed = headings.filter((heading) => heading && heading.getBoundingClientRect().top < passedPx);
    const index = passed.length - 1;
    for (const [at, link] of links.entries()) link.toggleAttribute("data-current", at === index);
  };
  const onScroll = () => {
    if (!isWaiting) requestAnimationFrame(mark);
    isWaiting = true;
  };
  document.addEventListener("scroll", onScroll, { passive: true });
  onScroll();
}
