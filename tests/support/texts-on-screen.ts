import type { Page } from "playwright-core";

/** What the editor shows and says: its own texts, without those of the live page in its frame. */
export async function textsOnScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const note = (text: string | null) => found.add((text ?? "").replace(/\s+/g, " ").trim());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("noscript, script")) continue;
      if (node instanceof Text) note(node.textContent);
      else if (node instanceof Element)
        for (const name of ["aria-label", "alt", "placeholder", "title"]) note(node.getAttribute(name));
    }
    // A sentence may have an element within it.
    for (const element of document.querySelectorAll("p, li, h1, h2, h3, dt, dd, label, button, legend"))
      note(element.textContent);
    found.delete("");
    return [...found];
  });
}
