import type { ComponentType } from "react";

/** What a page loads when it is activated; each is a file of its own in the visitor's script. */
export interface Islands {
  /** React components, hydrated over what the server rendered. */
  readonly islands: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>;
  /** A few lines of DOM code, given the element that they bring to life. */
  readonly enhancements: Readonly<
    Record<string, () => Promise<{ readonly default: (element: HTMLElement) => void }>>
  >;
}

export const { islands, enhancements }: Islands = {
  islands: {
    toasts: () => import("./_kit/toasts/toasts.tsx"),
    form: () => import("./form/island.tsx"),
    "project-gallery": () => import("./project-gallery/island.tsx"),
  },
  enhancements: {
    article: () => import("./article/enhance.ts"),
    "article-list": () => import("./article-list/enhance.ts"),
    "cards-grid": () => import("./cards-grid/enhance.ts"),
    comments: () => import("./comments/enhance.ts"),
    consent: () => import("./_kit/islands/enhance-consent.ts"),
    events: () => import("./events/enhance.ts"),
    gallery: () => import("./gallery/enhance.ts"),
    hero: () => import("./hero/enhance.ts"),
    map: () => import("./map/enhance.ts"),
    "opening-now": () => import("./opening-now/enhance.ts"),
    product: () => import("./product/enhance.ts"),
    "project-gallery": () => import("./project-gallery/enhance.ts"),
    search: () => import("./search/enhance.ts"),
    showcase: () => import("./showcase/enhance.ts"),
    "site-footer": () => import("./site-footer/enhance.ts"),
    "site-header": () => import("./site-header/enhance.ts"),
    table: () => import("./table/enhance.ts"),
    tabs: () => import("./tabs/enhance.ts"),
    timeline: () => import("./timeline/enhance.ts"),
    video: () => import("./video/enhance.ts"),
  },
};
