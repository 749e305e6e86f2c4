/** The value of a property in an element's own style, as `withoutStyles` has kept it; "" without one. */
export function styleOf({ dataset }: HTMLElement, property: string): string {
  const declared = (dataset.style ?? "").split(";").find((each) => nameIn(each) === property);
  return declared?.slice(declared.indexOf(":") + 1).trim() ?? "";
}

function nameIn(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(":")).trim().toLowerCase();
}

/** HTML whose styles are no styles any more, which a policy would refuse, but can still be read. */
export function withoutStyles(html: string): string {
  return html
    .replace(/<style\b.*?(?:<\/style\s*>|$)/gis, "")
    .replace(/<[^>]*>?/g, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}
