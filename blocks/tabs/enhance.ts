/** Makes tabs of the links and their sections; an anchor into a closed one opens it, as finding a word on the page does. */
export default function enhance(block: HTMLElement): void {
  const list = block.querySelector("ul");
  if (!list) return;
  const tabs = [...list.querySelectorAll("a")];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)) ?? block);
  const select = (selected: number) => {
    for (const [index, tab] of tabs.entries()) {
      const isSelected = index === selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      if (isSelected) panels[index]?.removeAttribute("hidden");
      else panels[index]?.setAttribute("hidden", "until-found");
    }
  };
  const showTarget = () => {
    const target = document.querySelector(":target");
    const index = panels.findIndex((panel) => panel.contains(target));
    if (index >= 0) select(index);
    return index >= 0 ? target : undefined;
  };

  list.role = "tablist";
  const heading = block.querySelector(".section-title");
  if (heading) list.ariaLabel = heading.textContent;
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    const { parentElement: item } = tab;
    if (item) item.role = "presentation";
    tab.role = "tab";
    tab.id = `${panel?.id}-tab`;
    tab.setAttribute("aria-controls", panel?.id ?? "");
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      select(index);
    });
    if (!panel) continue;
    panel.role = "tabpanel";
    panel.tabIndex = 0;
    panel.setAttribute("aria-labelledby", tab.id);
    panel.addEventListener("beforematch", () => select(index));
  }
  list.addEventListener("keydown", (event) => {
    const index = tabs.indexOf(event.target as HTMLAnchorElement);
    const step = getComputedStyle(list).direction === "rtl" ? -1 : 1;
    const next = {
      ArrowRight: index + step,
      ArrowLeft: index - step,
      Home: 0,
      End: -1,
    }[event.key];
    if (next === undefined || index < 0) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    tab?.click();
    tab?.focus();
  });
  addEventListener("hashchange", () => showTarget()?.scrollIntoView());
  block.dataset.tabs = "";
  select(0);
  showTarget();
}
