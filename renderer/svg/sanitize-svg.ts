import { parseXml, XmlCdata, XmlDocumentType, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";

type SanitizedSvg =
  | {
      /** The drawing, written anew: what is not allowed is not in it. */
      readonly svg: string;
      /** In pixels, as it is shown where nothing else gives it a size. */
      readonly width: number;
      readonly height: number;
    }
  | SvgMistake;

interface SvgMistake {
  /** Ends a sentence that begins with the picture: "holds a script". */
  readonly mistake: string;
  readonly hint: string;
}

export const svgLimits = {
  bytes: 500_000,
  elements: 10_000,
  depth: 50,
  /** Elements that are drawn, with each use of one that is drawn again. */
  drawn: 50_000,
  /** In pixels. */
  side: 16_383,
} as const;

const elements = new Set(
  (
    "svg g defs symbol use path circle ellipse rect line polyline polygon linearGradient radialGradient stop pattern " +
    "clipPath mask marker style filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA " +
    "feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset"
  ).split(" "),
);
/** What editors write beside the drawing, and nobody sees in a picture. */
const silentElements = /^(?:title|desc|metadata|(?:sodipodi|inkscape|sketch|serif|rdf|cc|dc):[\w-]+)$/;

const attributes = new Set(
  (
    "id class style d points pathLength cx cy r rx ry x y x1 y1 x2 y2 dx dy fx fy width height viewBox preserveAspectRatio " +
    "transform transform-origin gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits " +
    "patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient " +
    "filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation radius slope intercept " +
    "amplitude exponent tableValues edgeMode fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin " +
    "stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color color-interpolation " +
    "color-interpolation-filters clip-path clip-rule mask mask-type filter flood-color flood-opacity stop-color stop-opacity " +
    "marker marker-start marker-mid marker-end display visibility overflow isolation mix-blend-mode paint-order " +
    "shape-rendering vector-effect"
  ).split(" "),
);
const silentAttributes =
  /^(?:version|baseProfile|role|focusable|tabindex|enable-background|xmlns|contentScriptType|contentStyleType|lang|font-(?:family|size|weight|style|stretch|variant)|text-(?:anchor|rendering|decoration)|letter-spacing|word-spacing|image-rendering|(?:xml|xmlns|data|aria|inkscape|sodipodi|sketch|serif|vectornator|bx|figma)[:-][\w:.-]+)$/;

const redraw = "Export it as a plain SVG of shapes, with texts turned into paths and pictures left out.";
const ownSize = 'Write its size into its svg element: viewBox="0 0 240 80".';

const forbidden: Readonly<Record<string, string>> = {
  script: "holds a script",
  foreignObject: "holds HTML, in <foreignObject>",
  image: "holds another picture, in <image>",
  feImage: "holds another picture, in <feImage>",
  text: "holds <text>, whose font nobody else may have",
  a: "holds a link",
  animate: "holds an animation",
  animateMotion: "holds an animation",
  animateTransform: "holds an animation",
  set: "holds an animation",
};

class SvgError extends Error {
  constructor(
    message: string,
    readonly hint = redraw,
  ) {
    super(message);
  }
}

/** Whether bytes are markup: no picture of another kind begins so. */
export function isMarkup(bytes: Uint8Array): boolean {
  return /^(?:\uFEFF|ï»¿)?\s*</.test(String.fromCharCode(...bytes.subarray(0, 200)));
}

/**
 * An SVG as it may be published: shapes, gradients, masks, filters and styles that refer to nothing outside of it. Anything
 * else is a mistake, never left out in silence, because a drawing that lacks a part is another drawing.
 */
export function sanitizeSvg(text: string): SanitizedSvg {
  try {
    if (text.length > svgLimits.bytes)
      throw new SvgError(
        `is larger than ${svgLimits.bytes / 1000} kB`,
        "Simplify it, or save it as PNG or WebP.",
      );
    const { children, root } = readXml(text);
    for (const child of children)
      if (child instanceof XmlDocumentType && child.internalSubset)
        throw new SvgError("declares entities of its own");
    if (root?.name !== "svg") throw new SvgError("is not an SVG");
    const size = sizeOf(root);
    new UseCounter(root).check();
    const start = `<svg xmlns="http://www.w3.org/2000/svg"${writeAttributes(root, size)}`;
    return { svg: `${start}>${writeChildren(root, 1)}</svg>\n`, width: size.width, height: size.height };
  } catch (error) {
    if (error instanceof SvgError) return { mistake: error.message, hint: error.hint };
    throw error;
  }
}

function readXml(text: string) {
  try {
    return parseXml(text, { preserveDocumentType: true });
  } catch {
    throw new SvgError("is not an SVG that can be read");
  }
}

interface Size {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
}

const number = "[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?";
const boxPattern = new RegExp(`^(${number})[\\s,]+(${number})[\\s,]+(${number})[\\s,]+(${number})$`);
const lengthPattern = new RegExp(`^(${number})(px|pt|pc|mm|cm|in)?$`);
const pixelsIn: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function sizeOf({ attributes: { viewBox, width, height } }: XmlElement): Size {
  const box = boxPattern.exec(viewBox?.trim() ?? "");
  if (viewBox !== undefined && !box) throw new SvgError("has a viewBox that is not four numbers", ownSize);
  const [boxWidth, boxHeight] = [Number(box?.[3] ?? 0), Number(box?.[4] ?? 0)];
  const [wide, high] = [pixelsOf(width), pixelsOf(height)];
  const ratio = box ? boxWidth / boxHeight : (wide ?? 0) / (high ?? 0);
  const asWide = wide ?? (high !== undefined ? high * ratio : boxWidth);
  const asHigh = high ?? (wide !== undefined ? wide / ratio : boxHeight);
  const size = {
    width: Math.max(1, Math.round(asWide)),
    height: Math.max(1, Math.round(asHigh)),
    viewBox: box ? box.slice(1).map(Number).join(" ") : `0 0 ${asWide} ${asHigh}`,
  };
  if (!(ratio > 0 && Number.isFinite(ratio) && asWide > 0 && asHigh > 0))
    throw new SvgError("has no size", ownSize);
  if (Math.max(size.width, size.height) > svgLimits.side)
    throw new SvgError(`is more than ${svgLimits.side.toLocaleString("en-GB")} pixels wide or high`, ownSize);
  return size;
}

function pixelsOf(length: string | undefined): number | undefined {
  const [, value, unit = "px"] = lengthPattern.exec(length?.trim() ?? "") ?? [];
  return value === undefined ? undefined : Number(value) * (pixelsIn[unit] ?? 1);
}

function writeNode(node: XmlNode, depth: number): string {
  if (node instanceof XmlText || node instanceof XmlCdata) {
    if (node.text.trim() !== "") throw new SvgError("holds text outside of its shapes");
    return "";
  }
  if (!(node instanceof XmlElement) || silentElements.test(node.name)) return "";
  if (depth > svgLimits.depth) throw new SvgError(`is nested more than ${svgLimits.depth} elements deep`);
  const { name } = node;
  if (!elements.has(name))
    throw new SvgError(
      Object.hasOwn(forbidden, name)
        ? `${forbidden[name]}`
        : `holds <${name}>, which is not a part of a drawing`,
    );
  const inner = name === "style" ? writeStyles(node) : writeChildren(node, depth + 1);
  const start = `<${name}${writeAttributes(node)}`;
  return inner === "" ? `${start}/>` : `${start}>${inner}</${name}>`;
}

const writeChildren = ({ children }: XmlElement, depth: number) =>
  children.map((child) => writeNode(child, depth)).join("");

/** Patterns and masks are referred to by attributes only, where it is counted how often they are drawn. */
function writeStyles({ text, document }: XmlElement): string {
  const css = withoutComments(text).trim();
  checkStyles(css.replace(/@media\s*\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)/g, ""));
  const named = new Set(referencesIn(css));
  if (named.size > 0 && document?.root && hasOther(document.root, named))
    throw new SvgError(
      "has styles that refer to a pattern, a mask or a clip path",
      "Write them as attributes of the shapes.",
    );
  return escapeXml(css);
}

const hasOther = (element: XmlElement, ids: ReadonlySet<string>): boolean =>
  (ids.has(element.attributes.id ?? "") && !/Gradient$|^filter$/.test(element.name)) ||
  element.children.some((child) => child instanceof XmlElement && hasOther(child, ids));

function withoutComments(css: string): string {
  let rest = css;
  for (let start = rest.indexOf("/*"); start >= 0; start = rest.indexOf("/*", start)) {
    const end = rest.indexOf("*/", start + 2);
    rest = end < 0 ? rest.slice(0, start) : `${rest.slice(0, start)} ${rest.slice(end + 2)}`;
  }
  return rest;
}

function writeAttributes(element: XmlElement, size?: Size): string {
  const own = Object.entries({ ...element.attributes, ...size }).filter(
    ([name]) => !silentAttributes.test(name),
  );
  return own.map(([name, value]) => ` ${writeAttribute(name, String(value), element.name)}`).join("");
}

function writeAttribute(name: string, value: string, element: string): string {
  if (/^on/i.test(name)) throw new SvgError(`holds a script, in the attribute ${name}`);
  if (name === "href" || name === "xlink:href") {
    if (!/^#[^\s"'()<>\\]+$/.test(value.trim())) throw new SvgError("refers to something outside of it");
    return `href="${escapeXml(value.trim())}"`;
  }
  if (!attributes.has(name)) throw new SvgError(`holds the attribute ${name} on <${element}>`);
  if (name === "style") checkStyles(value);
  else if (name !== "id" && name !== "class") checkValue(value);
  return `${name}="${escapeXml(value.trim().replace(/\s+/g, " "))}"`;
}

const ownReference = /url\(\s*(["']?)#[^\s"'()<>\\]+\1\s*\)/g;

function checkValue(value: string): void {
  const rest = value.replace(ownReference, "");
  if (/url\s*\(|:\s*\/\//i.test(rest)) throw new SvgError("refers to something outside of it");
  if (!/^[\w\s.,:#%+*()-]*$/.test(rest))
    throw new SvgError(`holds a value that is not allowed: ${short(value)}`);
}

/** Without quotes and backslashes nothing can be named but what is in the drawing. */
function checkStyles(css: string): void {
  const rest = css.replace(ownReference, "").replace(/(?<![\w-])font-family\s*:[^;{}]*/g, "");
  if (/@|url\s*\(|\bimage(?:-set)?\s*\(|\bsrc\s*\(|:\s*\/\//i.test(rest))
    throw new SvgError("has styles that refer to something outside of it");
  if (!/^[\w\s.,:;#%+*()>~!{}/[\]=-]*$/.test(rest)) throw new SvgError("has styles that are not allowed");
}

const short = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Counts what is drawn with every use of it, so that a few elements can't stand for millions. */
class UseCounter {
  private readonly byId = new Map<string, XmlElement>();
  private readonly counts = new Map<XmlElement, number | "counting">();
  private total = 0;

  constructor(private readonly root: XmlElement) {
    this.collect(root, 0);
  }

  check(): void {
    if (this.count(this.root, 0) > svgLimits.drawn)
      throw new SvgError(`draws more than ${svgLimits.drawn.toLocaleString("en-GB")} shapes`);
  }

  private collect(element: XmlElement, depth: number): void {
    if (depth > svgLimits.depth) throw new SvgError(`is nested more than ${svgLimits.depth} elements deep`);
    this.total += 1;
    if (this.total > svgLimits.elements)
      throw new SvgError(`holds more than ${svgLimits.elements.toLocaleString("en-GB")} elements`);
    const { id } = element.attributes;
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    for (const child of element.children) if (child instanceof XmlElement) this.collect(child, depth + 1);
  }

  private count(element: XmlElement, depth: number): number {
    const known = this.counts.get(element);
    if (known === "counting") throw new SvgError("has a part that refers to itself");
    if (depth > 10 * svgLimits.depth) throw new SvgError("has too many parts that refer to others");
    if (known !== undefined) return known;
    this.counts.set(element, "counting");
    const parts = [
      ...element.children.filter((child) => child instanceof XmlElement),
      ...referencesOf(element).flatMap((id) => this.byId.get(id) ?? []),
    ];
    const sum = parts.reduce(
      (all, part) => Math.min(all + this.count(part, depth + 1), Number.MAX_SAFE_INTEGER),
      1,
    );
    this.counts.set(element, sum);
    return sum;
  }
}

function referencesOf({ attributes: all }: XmlElement): string[] {
  return Object.entries(all).flatMap(([name, value]) => [
    ...(/^(?:xlink:)?href$/.test(name) ? [value.trim().slice(1)] : []),
    ...referencesIn(value),
  ]);
}

const referencesIn = (text: string) =>
  [...text.matchAll(/url\(\s*["']?#([^\s"'()<>\\]+)/g)].map(([, id = ""]) => id);
