export type ColourScheme = "light" | "dark";

export function isColourScheme(value: unknown): value is ColourScheme {
  return value === "light" || value === "dark";
}

const always = "(min-width:0)";
const never = "(max-width:-1px)";

export function inScheme(css: string, scheme: ColourScheme): string {
  const fixed = css.replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, asked) =>
    asked === scheme ? always : never,
  );
  return `${fixed}:root{color-scheme:${scheme}}`;
}

const darkSources = /(?<= media="screen and )\(prefers-color-scheme: dark\)(?=")/g;

export function picturesInScheme(html: string, scheme: ColourScheme): string {
  return html.replace(darkSources, scheme === "dark" ? always : never);
}
