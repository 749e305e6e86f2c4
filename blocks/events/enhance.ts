/**
 * Moves what is over by the visitor's day to the past events: the page was built on another day, or in another zone. Where
 * past events are not shown, it takes them away.
 */
export default function enhance(block: HTMLElement): void {
  const list = (name: string) => block.querySelector<HTMLElement>(`.${name}`);
  const [upcoming, past, over, empty] = [
    list("events-upcoming"),
    list("events-past"),
    list("events-over"),
    list("empty"),
  ];
  if (!upcoming || !empty) return;
  const today = localDay(new Date());
  for (const event of upcoming.querySelectorAll<HTMLElement>("[data-last]")) {
    if ((event.dataset.last ?? "") >= today) continue;
    if (past) past.prepend(event);
    else event.remove();
  }
  const isNothing = upcoming.childElementCount === 0;
  upcoming.hidden = isNothing;
  empty.hidden = !isNothing;
  if (!past || !over) return;
  past.hidden = past.childElementCount === 0;
  over.hidden = past.hidden;
}

function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
