import { diskNameMistake } from "../../renderer/resolve/disk-name.ts";
import { catalogueFile } from "../read/read-catalogue.ts";
import { filesFolder } from "../read/read-files.ts";

export const configFile = "site.config.json";

/** Entries of collections, and the order of one that is sorted by hand. */
const collectionFile =
  /^content\/(?!media\/|files\/|icons\/|fonts\/)[a-z][a-z0-9-]*\/(?:[^/]+\.md|order\.json)$/;
const pictureFile = /^content\/media\/.+\.(?:jpe?g|png|webp|avif|gif)$/i;
const download = /^content\/files\/./;

/** What a browser runs or shows as a page of the site when somebody opens its address. */
const active = /\.(?:x?html?|xht|mht(?:ml)?|svgz?|xml|xslt?|rdf|m?js|wasm|swf)$/i;

/** In bytes: more than a menu, a price list or a recording; larger ones are put into the folder by hand. */
const maxFileBytes = 50_000_000;

/** A file of an archive: a text that is compared as one, or bytes that are taken as they are. */
export type ImportedKind = "text" | "bytes";

/** What a path in an archive is. */
export function kindOf(path: string): ImportedKind | undefined {
  const names = path.split("/");
  if (names.some((name) => name === "" || name.startsWith(".") || diskNameMistake(name) !== undefined))
    return undefined;
  if (path === configFile || path === catalogueFile || collectionFile.test(path)) return "text";
  return pictureFile.test(path) || download.test(path) ? "bytes" : undefined;
}

/** Why the bytes of a file can't be taken, in two sentences. Pictures are checked with the site. */
export function fileMistake(path: string, bytes: Uint8Array): string | undefined {
  if (!path.startsWith(`${filesFolder}/`)) return undefined;
  if (active.test(path) || isPage(bytes))
    return `${path} is a file that browsers run.\n  Put it into ${filesFolder} by hand if you trust it.`;
  if (bytes.length > maxFileBytes)
    return `${path} is larger than ${maxFileBytes / 1_000_000} MB.\n  Make it smaller, or put it into ${filesFolder} by hand.`;
  const ending = /\.[a-z0-9]+$/i.exec(path)?.[0].toLowerCase() ?? "";
  const known = signatures.find(({ endings }) => endings.includes(ending));
  if (known && !known.starts.some((start) => startsWith(bytes, start)))
    return `${path} is not ${known.name}, whatever its name says.\n  Export it again, or give it the ending that it should have.`;
  return undefined;
}

interface Signature {
  readonly name: string;
  readonly endings: readonly string[];
  /** One of these is what a file begins with. */
  readonly starts: readonly string[];
}

const zip = ["PK\u0003\u0004", "PK\u0005\u0006"];

const signatures: readonly Signature[] = [
  { name: "a PDF", endings: [".pdf"], starts: ["%PDF-"] },
  { name: "an archive", endings: [".zip", ".epub"], starts: zip },
  {
    name: "a document",
    endings: [".docx", ".xlsx", ".pptx", ".odt", ".ods", ".odp"],
    starts: zip,
  },
  { name: "a JPEG", endings: [".jpg", ".jpeg"], starts: ["\u00ff\u00d8\u00ff"] },
  { name: "a PNG", endings: [".png"], starts: ["\u0089PNG"] },
  { name: "a GIF", endings: [".gif"], starts: ["GIF8"] },
  { name: "a WebP", endings: [".webp"], starts: ["RIFF"] },
];

function startsWith(bytes: Uint8Array, start: string): boolean {
  return Buffer.from(bytes.subarray(0, start.length)).toString("latin1") === start;
}

/** Whether bytes are a page or a drawing with scripts, whatever they are called. */
function isPage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 1024))
    .toString("latin1")
    .replace(/^[\s\u00ef\u00bb\u00bf]+/, "");
  return /^<(?:!doctype\s+html|html|head|body|script|svg|\?xml)\b/i.test(start);
}
