type FileRunner = "browsers" | "servers" | "computers";

export type FileRisk =
  /** `part` of its name shows it, such as `.php` or `web.config`. */
  | { readonly kind: "runs"; readonly runner: FileRunner; readonly part: string }
  | { readonly kind: "unknown" }
  /** Its bytes are not those of `name`, such as "a PDF", which its extension promises. */
  | { readonly kind: "renamed"; readonly name: string }
  | { readonly kind: "markup" };

export const signatureBytes = 1024;

const runners: Readonly<Record<FileRunner, string>> = {
  browsers:
    "cjs dhtml htc htm html js jse jsm mht mhtml mjs rdf sht svg svgz swf wasm xbl xht xhtm xhtml xml xsl xslt",
  servers:
    "ashx asa asax ascx asmx asp aspx axd bash cer cfc cfm cgi cshtml csh fcgi htaccess htpasswd jhtml jsf jsp jspf jspx jsw ksh lua phar php phps pht phtml pl plx py pyc rb rhtml sh shtm shtml ssi stm vbhtml wsgi zsh",
  computers:
    "apk appref-ms appx bat cmd cpl deb dll dmg exe gadget hta jar jnlp lnk msc msi msix msp pif ps1 psm1 reg rpm scf scr sct vbe vbs wsc wsf wsh xbap xll",
};

const runnerOf: ReadonlyMap<string, FileRunner> = new Map(
  Object.entries(runners).flatMap(([runner, endings]) =>
    endings.split(" ").map((ending) => [ending, runner as FileRunner] as const),
  ),
);

const ofServer = /^(?:php|phtml|pht)\d+$/;
const settings = ["web.config", ".user.ini", "php.ini"];

export function runnerOfPath(path: string): Extract<FileRisk, { kind: "runs" }> | undefined {
  for (const name of path.normalize("NFKC").toLowerCase().split("/")) {
    if (settings.includes(name)) return { kind: "runs", runner: "servers", part: name };
    for (const ending of name
      .split(".")
      .slice(1)
      .map((part) => part.trim())) {
      const runner = ofServer.test(ending) ? "servers" : runnerOf.get(ending);
      if (runner !== undefined) return { kind: "runs", runner, part: `.${ending}` };
    }
  }
  return undefined;
}

interface Kind {
  readonly name: string;
  readonly endings: string;
  /** First bytes, read as Latin-1; `?` is any byte. A kind without them is any text. */
  readonly starts?: readonly string[];
  readonly opening?: string;
}

const zip = ["PK\u0003\u0004", "PK\u0005\u0006"];
const isoMedia = ["ftyp", "moov", "mdat", "free", "skip", "wide", "pnot"].map((box) => `????${box}`);
const mp3 = ["ID3", ...[..."\u00e2\u00e3\u00f2\u00f3\u00fa\u00fb"].map((second) => `\u00ff${second}`)];
const postScript = "\u00c5\u00d0\u00d3\u00c6";

const kinds: readonly Kind[] = [
  { name: "a PDF", endings: "pdf", starts: ["%PDF-"] },
  {
    name: "a document",
    endings: "docx dotx xlsx xltx pptx potx ppsx odt ott ods ots odp otp odg pages numbers key",
    starts: zip,
  },
  {
    name: "a document",
    endings: "doc dot xls xlt ppt pot pps",
    starts: ["\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"],
  },
  { name: "a document", endings: "rtf", starts: ["{\\rtf"] },
  { name: "an e-book", endings: "epub", starts: zip },
  { name: "a text", endings: "txt text md markdown csv tsv json geojson bib ris srt log" },
  { name: "subtitles", endings: "vtt", opening: "WEBVTT" },
  { name: "a calendar", endings: "ics", opening: "BEGIN:VCALENDAR" },
  { name: "a contact", endings: "vcf", opening: "BEGIN:VCARD" },
  { name: "a JPEG", endings: "jpg jpeg jpe jfif", starts: ["\u00ff\u00d8\u00ff"] },
  { name: "a PNG", endings: "png apng", starts: ["\u0089PNG\r\n\u001a\n"] },
  { name: "a GIF", endings: "gif", starts: ["GIF87a", "GIF89a"] },
  { name: "a WebP", endings: "webp", starts: ["RIFF????WEBP"] },
  { name: "a picture", endings: "avif heic heif", starts: ["????ftyp"] },
  { name: "a TIFF", endings: "tif tiff", starts: ["II*\0", "II+\0", "MM\0*", "MM\0+"] },
  { name: "a bitmap", endings: "bmp", starts: ["BM"] },
  { name: "an icon", endings: "ico", starts: ["\0\0\u0001\0"] },
  { name: "a Photoshop file", endings: "psd psb", starts: ["8BPS"] },
  { name: "a PostScript file", endings: "ai eps ps", starts: ["%!PS", "%PDF-", postScript] },
  { name: "an MP3", endings: "mp3", starts: mp3 },
  { name: "a recording", endings: "m4a m4b", starts: isoMedia },
  {
    name: "a recording",
    endings: "aac",
    starts: ["ID3", "\u00ff\u00f0", "\u00ff\u00f1", "\u00ff\u00f8", "\u00ff\u00f9"],
  },
  { name: "a recording", endings: "wav", starts: ["RIFF????WAVE", "RF64????WAVE"] },
  { name: "a recording", endings: "aif aiff aifc", starts: ["FORM????AIFF", "FORM????AIFC"] },
  { name: "a recording", endings: "flac", starts: ["fLaC", "ID3"] },
  { name: "a recording", endings: "ogg oga opus ogv spx", starts: ["OggS"] },
  { name: "a recording", endings: "mid midi", starts: ["MThd"] },
  { name: "a recording", endings: "wma wmv asf", starts: ["0&\u00b2u\u008ef\u00cf\u0011"] },
  { name: "a film", endings: "mp4 m4v mov 3gp", starts: isoMedia },
  { name: "a film", endings: "webm mkv mka", starts: ["\u001aE\u00df\u00a3"] },
  { name: "a film", endings: "avi", starts: ["RIFF????AVI "] },
  { name: "a film", endings: "mpg mpeg", starts: ["\0\0\u0001\u00b3", "\0\0\u0001\u00ba"] },
  { name: "an archive", endings: "zip", starts: zip },
  { name: "an archive", endings: "gz tgz", starts: ["\u001f\u008b"] },
  { name: "an archive", endings: "bz2 tbz2", starts: ["BZh"] },
  { name: "an archive", endings: "xz txz", starts: ["\u00fd7zXZ\0"] },
  { name: "an archive", endings: "zst", starts: ["(\u00b5/\u00fd"] },
  { name: "an archive", endings: "7z", starts: ["7z\u00bc\u00af'\u001c"] },
  { name: "an archive", endings: "rar", starts: ["Rar!\u001a\u0007"] },
  { name: "an archive", endings: "tar", starts: [`${"?".repeat(257)}ustar`] },
  { name: "a font", endings: "woff2", starts: ["wOF2"] },
  { name: "a font", endings: "woff", starts: ["wOFF"] },
  { name: "a font", endings: "ttf otf ttc", starts: ["\0\u0001\0\0", "true", "OTTO", "ttcf"] },
];

const kindOfEnding: ReadonlyMap<string, Kind> = new Map(
  kinds.flatMap((kind) => kind.endings.split(" ").map((ending) => [ending, kind] as const)),
);

export const allowedExtensions: readonly string[] = /* @__PURE__ */ kinds.flatMap(({ endings }) =>
  endings.split(" "),
);

/**
 * Checks a path and its first bytes (`signatureBytes` of them); undefined for a file that may be published. The name
 * decides first, as it does for servers.
 */
export function riskOfFile(path: string, start: Uint8Array): FileRisk | undefined {
  const runs = runnerOfPath(path);
  if (runs) return runs;
  const kind = kindOfEnding.get(/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "");
  if (kind === undefined) return { kind: "unknown" };
  const text = String.fromCharCode(...start.subarray(0, signatureBytes));
  if (kind.starts === undefined) return faultOfText(text, kind);
  const isOne = kind.starts.some((bytes) => beginsWith(text, bytes));
  return isOne ? undefined : { kind: "renamed", name: kind.name };
}

const beginsWith = (text: string, bytes: string) =>
  text.length >= bytes.length &&
  Array.from(bytes).every((byte, index) => byte === "?" || text[index] === byte);

/** UTF-16 has a zero in every other byte; the rest is enough to find a tag. */
const isWide = (text: string) => /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(text);
const utf8Mark = /^\u00ef\u00bb\u00bf/;
const tag = /^<[a-z!/?]/i;

function faultOfText(text: string, { name, opening = "" }: Kind): FileRisk | undefined {
  const plain = isWide(text) ? text.slice(2).replaceAll("\0", "") : text.replace(utf8Mark, "");
  const begin = plain.trimStart();
  if (tag.test(begin)) return { kind: "markup" };
  const isText = ![...plain].some(isControl) && begin.toUpperCase().startsWith(opening);
  return isText ? undefined : { kind: "renamed", name };
}

function isControl(character: string): boolean {
  return character < " " ? !"\t\n\f\r\u001b".includes(character) : character === "\u007f";
}

export function riskMessage(path: string, fault: FileRisk): string {
  switch (fault.kind) {
    case "runs":
      return `${path} is a file that ${fault.runner} run.`;
    case "unknown":
      return `${path} is of a kind that is not known to be harmless.`;
    case "renamed":
      return `${path} is not ${fault.name}, whatever its name says.`;
    case "markup":
      return `${path} is named as a text and begins with a tag, as pages do.`;
  }
}
