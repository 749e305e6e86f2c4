import { parseXml, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";

type ParsedSvg = { readonly body: string; readonly viewBox: string; readonly stroke: boolean } | SvgMistake;

interface SvgMistake {
  readonly mistake: string;
  readonly hint: string;
}

const shapes = /^(?:g|path|circle|ellipse|rect|line|polyline|polygon)$/;
const silentElements = /^(?:title|desc|metadata|sodipodi:namedview)$/;
const attributes =
  /^(?:d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|transform|opacity|fill|fill-(?:rule|opacity)|clip-rule|stroke|stroke-(?:width|linecap|linejoin|miterlimit|dasharray|dashoffset|opacity)|vector-effect)$/;
const silentAttributes =
  /^(?:id|class|version|role|focusable|xmlns|xml:[a-z]+|xmlns:[\w-]+|(?:data|aria)-[\w-]+|(?:inkscape|sodipodi|sketch|serif):[\w-]+)$/;
const frameAttributes = /^(?:viewBox|width|height|x|y|preserveAspectRatio)$/;
const harmless = /^[\w\s.,#%+()-]*$/;
const address = /url\s*\(/i;
const viewBoxPattern = /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/;

const redraw = "Export it as a plain SVG of shapes, with texts and effects turned into paths.";
const maxDepth = 50;

export function parseSvg(text: string): ParsedSvg {
  try {
    const { root } = parseXml(text);
    if (root?.name !== "svg") return { mistake: "is not an SVG", hint: redraw };
    const viewBox = root.attributes.viewBox ?? "";
    if (!viewBoxPattern.test(viewBox)) {
      const hint = 'Write the size of the drawing into its svg element: viewBox="0 0 24 24".';
      return { mistake: "has no viewBox", hint };
    }
    const { viewBox: _, ...rest } = root.attributes;
    const shared = writeAttributes(
      Object.entries(rest).filter(([name]) => !frameAttributes.test(name)),
      "svg",
    );
    const inner = root.children.map((child) => writeNode(child, 1)).join("");
    const body = shared === "" ? inner : `<g${shared}>${inner}</g>`;
    return { body, viewBox: viewBox.trim(), stroke: root.attributes.fill === "none" };
  } catch (error) {
    if (error instanceof SvgError) return { mistake: error.message, hint: redraw };
    return { mistake: "is not an SVG that can be read", hint: redraw };
  }
}

class SvgError extends Error {}

function writeNode(node: XmlNode, depth: number): string {
  if (depth > maxDepth) throw new SvgError(`is nested more than ${maxDepth} elements deep`);
  if (node instanceof XmlText && node.text.trim() !== "") throw new SvgError("holds text");
  if (!(node instanceof XmlElement) || silentElements.test(node.name)) return "";
  const { name, children } = node;
  if (!shapes.test(name)) throw new SvgError(`holds <${name}>, which is not a shape`);
  const inner = children.map((child) => writeNode(child, depth + 1)).join("");
  const start = `<${name}${writeAttributes(Object.entries(node.attributes), name)}`;
  return inner === "" ? `${start}/>` : `${start}>${inner}</${name}>`;
}

function writeAttributes(written: readonly (readonly [string, string])[], element: string): string {
  return written
    .filter(([name]) => !silentAttributes.test(name))
    .map(([name, value]) => {
      if (!attributes.test(name)) throw new SvgError(`holds the attribute ${name} on <${element}>`);
      if (!harmless.test(value) || address.test(value))
        throw new SvgError(`holds ${name}="${value}", which is not allowed`);
      return ` ${name}="${value.trim().replace(/\s+/g, " ")}"`;
    })
    .join("");
}
