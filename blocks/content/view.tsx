/** The place of a page's blocks; the renderer fills it. */
export function Content() {
  return <main id="content" className="content page" />;
}
