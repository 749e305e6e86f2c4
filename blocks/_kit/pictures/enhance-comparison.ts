export function enhanceComparison(comparison: HTMLElement): void {
  const range = comparison.querySelector("input");
  const buttons = [...comparison.querySelectorAll("button")];
  const views = [...comparison.querySelectorAll<HTMLElement>("[data-shown]")];
  if (!range) return;
  const show = () => {
    const cut = range.valueAsNumber;
    const shown = cut > 50 ? "before" : "after";
    comparison.style.setProperty("--cut", `${cut}%`);
    range.ariaValueText = `${buttons[0]?.textContent} ${cut} %`;
    for (const button of buttons) button.ariaPressed = String(button.dataset.view === shown);
    for (const view of views) view.dataset.shown = String(view.dataset.view === shown);
  };
  range.addEventListener("input", () => {
    delete comparison.dataset.snaps;
    show();
  });
  for (const button of buttons)
    button.addEventListener("click", () => {
      comparison.dataset.snaps = "";
      range.value = button.dataset.view === "before" ? "100" : "0";
      show();
    });
  show();
}
