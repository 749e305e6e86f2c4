/** The delay from one stage to the next that appears with it, in milliseconds. */
const stagger = 50;
/** How much of a stage must be on the screen before it appears. */
const threshold = 0.1;

export default function enhance(timeline: HTMLElement): void {
  const list = timeline.querySelector<HTMLElement>(".timeline-stages");
  const stages = [...timeline.querySelectorAll<HTMLElement>(".timeline-stage")];
  if (!list) return;
  if (matchMedia("(width >= 40rem)").matches) openLists(stages);
  // From here on an open list is open, and a closed one closed, at every width.
  list.dataset.folding = "";
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const appearing = entries.filter((entry) => entry.isIntersecting);
      appearing.forEach(({ target }, index) => {
        (target as HTMLElement).style.transitionDelay = `${index * stagger}ms`;
        (target as HTMLElement).dataset.active = "";
        observer.unobserve(target);
      });
    },
    { threshold },
  );
  for (const stage of stages) {
    const { top } = stage.getBoundingClientRect();
    // What a visitor has seen already must not vanish.
    if (top < innerHeight) stage.dataset.active = "";
    else observer.observe(stage);
  }
  list.dataset.moving = "";
  let waiting = false;
  const draw = () => {
    waiting = false;
    const { top, height } = list.getBoundingClientRect();
    const done = (innerHeight * 0.7 - top) / height;
    list.style.setProperty("--progress", String(Math.min(1, Math.max(0, done))));
  };
  const redraw = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(draw);
  };
  addEventListener("scroll", redraw, { passive: true });
  addEventListener("resize", redraw, { passive: true });
  draw();
}

function openLists(stages: readonly HTMLElement[]): void {
  for (const stage of stages) {
    const list = stage.querySelector("details");
    if (list) list.open = true;
  }
}
