import { matches } from "./block-order.ts";

/** The search of the list of all blocks, which is there without it. */
export function filterList(): void {
  const field = document.querySelector<HTMLInputElement>("#search");
  const status = document.querySelector("#found");
  if (!field || !status) return;
  const filter = () => {
    let count = 0;
    for (const item of document.querySelectorAll<HTMLElement>(".list li")) {
      item.hidden = !matches(field.value, item.textContent);
      if (!item.hidden) count++;
    }
    for (const section of document.querySelectorAll<HTMLElement>(".list section"))
      section.hidden = field.value !== "" && !section.querySelector("li:not([hidden])");
    status.textContent = field.value === "" ? "" : `${count} ${count === 1 ? "block" : "blocks"}`;
  };
  field.addEventListener("input", filter);
  // A browser fills it in again when somebody comes back.
  filter();
}
