/** Whether a file of a site gets smaller when a host compresses it: text does, pictures and fonts are compressed already. */
export const isCompressible = (path: string): boolean =>
  /\.(?:html|css|m?js|json|svg|xml|txt|csv|ics|webmanifest)$/i.test(path);
