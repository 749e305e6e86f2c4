export function Content() {
  return <main id="content" className="content page" />;
}
