/** A page as the server has sent it, which no browser has made anything of. */
export interface SentPage {
  readonly root: HTMLElement;
  /** Its own style rules. */
  readonly css: string;
}

const styles = /<style>(.*?)<\/style>/gs;

/** Reads a page. A browser would hold its styles against the policy of the page that is open, so that they are taken out. */
export function readPage(html: string): SentPage {
  const css = [...html.matchAll(styles)].map(([, rules = ""]) => rules).join("");
  const { documentElement } = new DOMParser().parseFromString(html.replace(styles, ""), "text/html");
  return { root: documentElement, css };
}
