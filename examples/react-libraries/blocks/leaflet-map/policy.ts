interface TrustedTypes {
  createPolicy(name: "default", rules: { createHTML(html: string): string }): unknown;
}

/** Leaflet sets markup from texts of its own, the first of them while it loads. */
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
  createHTML: (html) => html,
});
