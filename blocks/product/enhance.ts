/** Shows the picture whose thumbnail is clicked without moving the page, and marks which one is shown. */
export default function enhance(pictures: HTMLElement): void {
  const track = pictures.querySelector<HTMLElement>(".product-track");
  if (!track) return;
  const links = [...pictures.querySelectorAll<HTMLAnchorElement>(".product-thumbnails a")];
  const shownBy = (link: HTMLAnchorElement) => track.children[links.indexOf(link)];
  pictures.addEventListener("click", (event) => {
    const link = links.find((one) => one.contains(event.target as Node));
    const target = link && shownBy(link);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const by = target.getBoundingClientRect().left - track.getBoundingClientRect().left;
    track.scrollBy({ left: by });
  });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links[[...track.children].indexOf(target)];
        if (link) link.ariaCurrent = isIntersecting ? "true" : null;
      }
    },
    { root: track, threshold: 0.6 },
  );
  for (const picture of track.children) observer.observe(picture);
}
