const key = "blockwork-preview-scroll";

interface ScrollMemory {
  /** Scrolls to where a page was left; to its top the first time. */
  enter(page: string): void;
  close(): void;
}

/** Remembers for this browser tab how far each page is scrolled, also over a reload of the editor. */
export function createScrollMemory(window: Window): ScrollMemory {
  const left = read(window);
  let page: string | undefined;
  const note = () => {
    if (page !== undefined) left[page] = Math.round(window.scrollY);
  };
  const write = () => {
    try {
      window.parent.sessionStorage.setItem(key, JSON.stringify(left));
    } catch {
      // Refused or full storage: the page starts at its top after a reload, which is no loss.
    }
  };
  window.addEventListener("scroll", note, { passive: true });
  window.parent.addEventListener("pagehide", write);
  return {
    enter(next) {
      page = next;
      window.scrollTo({ top: left[next] ?? 0, behavior: "instant" });
    },
    close() {
      window.removeEventListener("scroll", note);
      window.parent.removeEventListener("pagehide", write);
      write();
    },
  };
}

function read(window: Window): Record<string, number> {
  try {
    return JSON.parse(window.parent.sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
