// The rules by which the form checks an answer before it is sent, made from the same source: blocks/form/answer-fault.ts of
// Blockwork. `site new form-handler` writes them anew.

function isDate(text) {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const unseen = "\\x7f-\\xa0\\xad\\u200b-\\u206f\\u3000\\ufeff-\\uffff";
const word = `[^\\x00- "#%&(),./:;<>?@[\\\\\\]\`{|}${unseen}]+`;
const label = `(?!-)[^\\x00-,./:-@[-\`{-}~${unseen}]{1,63}(?<!-)`;
const emailAddress = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+(?!\\d+$)${label}$`);

function plainNumber(text) {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Zs}/gu, " ");
}
function digitOf(digit) {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 0; value <= 9; value++)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1)) || value === 9) return String(value);
  return digit;
}

function readNumber(text, languages) {
  const plain = plainNumber(text)
    .trim()
    .replace(/^\+/, "")
    .replace(/(?<=\d)[ '’٬](?=\d{3}(?!\d))/g, "");
  const found = languages.flatMap((language) => readIn(plain, signsOf(language)) ?? []);
  return [...new Set(found)];
}
function signsOf(language) {
  const parts = new Intl.NumberFormat(language, { numberingSystem: "latn" }).formatToParts(12345678e-1);
  const signOf = (type) => parts.find((part) => part.type === type)?.value ?? "";
  const isInPairs = parts.filter(({ type }) => type === "integer")[1]?.value.length === 2;
  const thousands = (mark) =>
    isInPairs ? `\\d{1,2}(?:\\${mark}\\d{2})*\\${mark}\\d{3}` : `\\d{1,3}(?:\\${mark}\\d{3})+`;
  return { decimal: signOf("decimal"), group: signOf("group"), thousands };
}
function readIn(text, { decimal, group, thousands }) {
  const plain = text.replace("\u066B", decimal);
  const marks = plain.replace(/[^.,]/g, "");
  const isGrouped = (mark) => new RegExp(`^-?${thousands(mark)}(?![\\d${mark}])`).test(plain);
  const other = decimal === "," ? "." : ",";
  const isOther = marks === other && !(group === other && isGrouped(other));
  const point = isOther ? other : decimal;
  const between = point === "," ? "." : ",";
  if (marks.includes(between) && !isGrouped(between)) return undefined;
  const written = plain.replaceAll(between, "").replace(point, ".");
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(written) ? Number(written) : undefined;
}

function fillIn(text, values) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
function fillInCount(forms, count, language) {
  const category = count === 0 && forms.zero ? "zero" : new Intl.PluralRules(language).select(count);
  return fillIn(forms[category] ?? forms.other, { count: new Intl.NumberFormat(language).format(count) });
}

const typesByExtension = {
  pdf: ["application/pdf"],
  jpg: ["image/jpeg"],
  jpeg: ["image/jpeg"],
  png: ["image/png"],
  gif: ["image/gif"],
  webp: ["image/webp"],
  avif: ["image/avif"],
  heic: ["image/heic", "image/heif"],
  txt: ["text/plain"],
  csv: ["text/csv", "application/vnd.ms-excel", "text/plain"],
  zip: ["application/zip", "application/x-zip-compressed"],
  doc: ["application/msword"],
  xls: ["application/vnd.ms-excel"],
  docx: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  xlsx: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  odt: ["application/vnd.oasis.opendocument.text"],
  ods: ["application/vnd.oasis.opendocument.spreadsheet"],
};
function extensionOf(name) {
  const dot = name.lastIndexOf(".");
  return dot === -1 ? "" : name.slice(dot + 1).toLowerCase();
}
function isAllowedFile({ name, type }, accept) {
  const extension = extensionOf(name);
  const known = typesByExtension[extension];
  const given = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const isGiven = given !== "" && given !== "application/octet-stream";
  if (isGiven && known && !known.includes(given)) return false;
  const media = known?.[0] ?? "";
  return accept
    .toLowerCase()
    .split(",")
    .map((entry) => entry.trim())
    .some((entry) => {
      if (entry.startsWith(".")) return entry.slice(1) === extension;
      return entry.endsWith("/*") ? media.startsWith(entry.slice(0, -1)) : entry === media;
    });
}

const maxLength = { line: 500, text: 2e4 };
function answerFault(field, answer, rules) {
  if (typeof answer !== "string") return fileFault(field, answer);
  const text = rules.checks === "required" ? answer : answer.trim();
  if (text === "") return field.required ? { text: missingText(field.kind) } : undefined;
  switch (field.kind) {
    case "email":
      return text.length <= 254 && emailAddress.test(text) ? undefined : { text: "emailWrong" };
    case "number":
      return numberFault(field, text, rules.language);
    case "date":
      return isDate(text) ? undefined : { text: "dateWrong" };
    case "select":
      return field.options.some((option) => plainSpaces(option) === plainSpaces(text))
        ? undefined
        : { text: "choiceMissing" };
    case "checkbox":
      return text === "on" ? undefined : { text: "consentMissing" };
    default:
      return lengthFault(field, text, rules);
  }
}
function faultSentence({ text, count = 0, values }, { label: label2 }, { texts, language }) {
  const sentence = texts[text];
  if (typeof sentence !== "string") return fillInCount(sentence, count, language);
  const written = Object.entries({ label: label2, ...values }).map(([name, value]) => [
    name,
    typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value,
  ]);
  return fillIn(sentence, Object.fromEntries(written));
}
function minimumLengthOf({ kind, required, autocomplete, minimumLength }, { checks }) {
  if (minimumLength !== undefined) return minimumLength;
  if (checks === "required") return 0;
  if (kind === "tel") return 7;
  if (kind === "long-text") return required ? 10 : 0;
  return kind === "text" && autocomplete === "name" ? 2 : 0;
}
function missingText(kind) {
  if (kind === "checkbox") return "consentMissing";
  return kind === "select" ? "choiceMissing" : "fieldMissing";
}
function numberFault({ minimum, maximum }, text, language) {
  const [number] = readNumber(text, [language]);
  if (number === undefined) return { text: "numberWrong" };
  if (minimum !== undefined && number < minimum) return { text: "numberTooSmall", values: { minimum } };
  if (maximum !== undefined && number > maximum) return { text: "numberTooLarge", values: { maximum } };
  return undefined;
}
function lengthFault(field, text, rules) {
  const { kind, autocomplete } = field;
  const count = minimumLengthOf(field, rules);
  const most = kind === "long-text" ? maxLength.text : maxLength.line;
  if (rules.checks === "usual" && text.length > most) return { text: "textTooLong", count: most };
  if (kind === "tel") return digitsIn(text) < count ? { text: "telephoneWrong", count } : undefined;
  const isName = kind === "text" && autocomplete === "name";
  if (lettersIn(text, isName) >= count) return undefined;
  if (isName) return { text: "nameTooShort", count };
  return { text: kind === "long-text" ? "messageTooShort" : "textTooShort", count };
}
const plainSpaces = (text) => text.replace(/\s/g, " ");
const digitsIn = (text) => text.match(/\p{Nd}/gu)?.length ?? 0;
const lettersIn = (text, isName) => (isName ? (text.match(/\p{L}/gu)?.length ?? 0) : [...text].length);
function fileFault(field, files) {
  const { accept = "", maximumSize: size } = field;
  if (files.length === 0) return field.required ? { text: "fileMissing" } : undefined;
  if (accept !== "" && !files.every((file) => isAllowedFile(file, accept)))
    return { text: "fileKindWrong", values: { kinds: accept.split(",").join(", ") } };
  return files.some((file) => file.size > size * 1e6)
    ? { text: "fileTooLarge", values: { size } }
    : undefined;
}

const signatureBytes = 1024;
const runners = {
  browsers:
    "cjs dhtml htc htm html js jse jsm mht mhtml mjs rdf sht svg svgz swf wasm xbl xht xhtm xhtml xml xsl xslt",
  servers:
    "ashx asa asax ascx asmx asp aspx axd bash cer cfc cfm cgi cshtml csh fcgi htaccess htpasswd jhtml jsf jsp jspf jspx jsw ksh lua phar php phps pht phtml pl plx py pyc rb rhtml sh shtm shtml ssi stm vbhtml wsgi zsh",
  computers:
    "apk appref-ms appx bat cmd cpl deb dll dmg exe gadget hta jar jnlp lnk msc msi msix msp pif ps1 psm1 reg rpm scf scr sct vbe vbs wsc wsf wsh xbap xll",
};
const runnerOf = new Map(
  Object.entries(runners).flatMap(([runner, endings]) =>
    endings.split(" ").map((ending) => [ending, runner]),
  ),
);
const ofServer = /^(?:php|phtml|pht)\d+$/;
const settings = ["web.config", ".user.ini", "php.ini"];
function runnerOfPath(path) {
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
const zip = ["PK\x03\x04", "PK\x05\x06"];
const isoMedia = ["ftyp", "moov", "mdat", "free", "skip", "wide", "pnot"].map((box) => `????${box}`);
const mp3 = ["ID3", ...[..."\xE2\xE3\xF2\xF3\xFA\xFB"].map((second) => `\xFF${second}`)];
const postScript = "\xC5\xD0\xD3\xC6";
const kinds = [
  { name: "a PDF", endings: "pdf", starts: ["%PDF-"] },
  {
    name: "a document",
    endings: "docx dotx xlsx xltx pptx potx ppsx odt ott ods ots odp otp odg pages numbers key",
    starts: zip,
  },
  {
    name: "a document",
    endings: "doc dot xls xlt ppt pot pps",
    starts: ["\xD0\xCF\x11\xE0\xA1\xB1\x1a\xE1"],
  },
  { name: "a document", endings: "rtf", starts: ["{\\rtf"] },
  { name: "an e-book", endings: "epub", starts: zip },
  { name: "a text", endings: "txt text md markdown csv tsv json geojson bib ris srt log" },
  { name: "subtitles", endings: "vtt", opening: "WEBVTT" },
  { name: "a calendar", endings: "ics", opening: "BEGIN:VCALENDAR" },
  { name: "a contact", endings: "vcf", opening: "BEGIN:VCARD" },
  { name: "a JPEG", endings: "jpg jpeg jpe jfif", starts: ["\xFF\xD8\xFF"] },
  { name: "a PNG", endings: "png apng", starts: ["\x89PNG\r\n\x1a\n"] },
  { name: "a GIF", endings: "gif", starts: ["GIF87a", "GIF89a"] },
  { name: "a WebP", endings: "webp", starts: ["RIFF????WEBP"] },
  { name: "a picture", endings: "avif heic heif", starts: ["????ftyp"] },
  { name: "a TIFF", endings: "tif tiff", starts: ["II*\0", "II+\0", "MM\0*", "MM\0+"] },
  { name: "a bitmap", endings: "bmp", starts: ["BM"] },
  { name: "an icon", endings: "ico", starts: ["\0\0\x01\0"] },
  { name: "a Photoshop file", endings: "psd psb", starts: ["8BPS"] },
  { name: "a PostScript file", endings: "ai eps ps", starts: ["%!PS", "%PDF-", postScript] },
  { name: "an MP3", endings: "mp3", starts: mp3 },
  { name: "a recording", endings: "m4a m4b", starts: isoMedia },
  {
    name: "a recording",
    endings: "aac",
    starts: ["ID3", "\xFF\xF0", "\xFF\xF1", "\xFF\xF8", "\xFF\xF9"],
  },
  { name: "a recording", endings: "wav", starts: ["RIFF????WAVE", "RF64????WAVE"] },
  { name: "a recording", endings: "aif aiff aifc", starts: ["FORM????AIFF", "FORM????AIFC"] },
  { name: "a recording", endings: "flac", starts: ["fLaC", "ID3"] },
  { name: "a recording", endings: "ogg oga opus ogv spx", starts: ["OggS"] },
  { name: "a recording", endings: "mid midi", starts: ["MThd"] },
  { name: "a recording", endings: "wma wmv asf", starts: ["0&\xB2u\x8Ef\xCF\x11"] },
  { name: "a film", endings: "mp4 m4v mov 3gp", starts: isoMedia },
  { name: "a film", endings: "webm mkv mka", starts: ["\x1aE\xDF\xA3"] },
  { name: "a film", endings: "avi", starts: ["RIFF????AVI "] },
  { name: "a film", endings: "mpg mpeg", starts: ["\0\0\x01\xB3", "\0\0\x01\xBA"] },
  { name: "an archive", endings: "zip", starts: zip },
  { name: "an archive", endings: "gz tgz", starts: ["\x1f\x8B"] },
  { name: "an archive", endings: "bz2 tbz2", starts: ["BZh"] },
  { name: "an archive", endings: "xz txz", starts: ["\xFD7zXZ\0"] },
  { name: "an archive", endings: "zst", starts: ["(\xB5/\xFD"] },
  { name: "an archive", endings: "7z", starts: ["7z\xBC\xAF'\x1c"] },
  { name: "an archive", endings: "rar", starts: ["Rar!\x1a\x07"] },
  { name: "an archive", endings: "tar", starts: [`${"?".repeat(257)}ustar`] },
  { name: "a font", endings: "woff2", starts: ["wOF2"] },
  { name: "a font", endings: "woff", starts: ["wOFF"] },
  { name: "a font", endings: "ttf otf ttc", starts: ["\0\x01\0\0", "true", "OTTO", "ttcf"] },
];
const kindOfEnding = new Map(
  kinds.flatMap((kind) => kind.endings.split(" ").map((ending) => [ending, kind])),
);
function riskOfFile(path, start) {
  const runs = runnerOfPath(path);
  if (runs) return runs;
  const kind = kindOfEnding.get(/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "");
  if (kind === undefined) return { kind: "unknown" };
  const text = String.fromCharCode(...start.subarray(0, signatureBytes));
  if (kind.starts === undefined) return faultOfText(text, kind);
  const isOne = kind.starts.some((bytes) => beginsWith(text, bytes));
  return isOne ? undefined : { kind: "renamed", name: kind.name };
}
const beginsWith = (text, bytes) =>
  text.length >= bytes.length &&
  Array.from(bytes).every((byte, index) => byte === "?" || text[index] === byte);
const isWide = (text) => /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(text);
const utf8Mark = /^\u00ef\u00bb\u00bf/;
const tag = /^<[a-z!/?]/i;
function faultOfText(text, { name, opening = "" }) {
  const plain = isWide(text) ? text.slice(2).replaceAll("\0", "") : text.replace(utf8Mark, "");
  const begin = plain.trimStart();
  if (tag.test(begin)) return { kind: "markup" };
  const isText = ![...plain].some(isControl) && begin.toUpperCase().startsWith(opening);
  return isText ? undefined : { kind: "renamed", name };
}
function isControl(character) {
  return character < " " ? !"\x09\n\f\r\x1B".includes(character) : character === "\x7F";
}

export { answerFault, faultSentence, riskOfFile, signatureBytes };
