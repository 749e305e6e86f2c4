import { describe, expect, it } from "vitest";
import { allowedExtensions, riskOfFile, runnerOfPath } from "./file-kind.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const script = bytesOf("<script>alert(document.domain)</script>");

/** Names that servers or browsers run, with the part that says so, whatever is in the file. */
const hostile = [
  ["evil.html", ".html"],
  ["evil.htm", ".htm"],
  ["evil.HTML", ".html"],
  ["evil.xhtml", ".xhtml"],
  ["evil.xht", ".xht"],
  ["evil.shtml", ".shtml"],
  ["evil.sht", ".sht"],
  ["evil.html.de", ".html"],
  ["evil.de.html", ".html"],
  ["evil.html.txt", ".html"],
  ["evil.svg", ".svg"],
  ["evil.svgz", ".svgz"],
  ["evil.xml", ".xml"],
  ["evil.xsl", ".xsl"],
  ["evil.xslt", ".xslt"],
  ["evil.rdf", ".rdf"],
  ["evil.mht", ".mht"],
  ["evil.mhtml", ".mhtml"],
  ["evil.js", ".js"],
  ["evil.mjs", ".mjs"],
  ["evil.wasm", ".wasm"],
  ["evil.swf", ".swf"],
  ["evil.htc", ".htc"],
  ["evil.php", ".php"],
  ["evil.PhP", ".php"],
  ["evil.php7", ".php7"],
  ["evil.php82", ".php82"],
  ["evil.phtml", ".phtml"],
  ["evil.pht", ".pht"],
  ["evil.phar", ".phar"],
  ["evil.phps", ".phps"],
  ["evil.php.jpg", ".php"],
  ["evil.php.", ".php"],
  ["evil.php .txt", ".php"],
  ["evil.ｐｈｐ", ".php"],
  ["evil.php/menu.pdf", ".php"],
  ["evil.cgi", ".cgi"],
  ["evil.fcgi", ".fcgi"],
  ["evil.pl", ".pl"],
  ["evil.py", ".py"],
  ["evil.rb", ".rb"],
  ["evil.sh", ".sh"],
  ["evil.jsp", ".jsp"],
  ["evil.jspx", ".jspx"],
  ["evil.asp", ".asp"],
  ["evil.aspx", ".aspx"],
  ["evil.ashx", ".ashx"],
  ["evil.cfm", ".cfm"],
  ["evil.hta", ".hta"],
  ["evil.exe", ".exe"],
  ["evil.vbs", ".vbs"],
  ["evil.bat", ".bat"],
  ["evil.lnk", ".lnk"],
  ["evil.jar", ".jar"],
  ["web.config", "web.config"],
  ["Web.Config", "web.config"],
  ["php.ini", "php.ini"],
  [".user.ini", ".user.ini"],
  [".htaccess", ".htaccess"],
  ["a/.htpasswd", ".htpasswd"],
] as const;

describe("a name that something runs", () => {
  it.each(hostile)("%s is known by %s", (name, part) => {
    expect(riskOfFile(name, script)).toMatchObject({ kind: "runs", part });
    expect(riskOfFile(name, bytesOf("%PDF-1.7"))).toMatchObject({ kind: "runs", part });
  });

  it("is known before and behind every ending that may be published, in any case", () => {
    const parts = [...new Set(hostile.map(([, part]) => part))].filter((part) => /^\.[a-z0-9]+$/.test(part));
    for (const ending of allowedExtensions)
      for (const part of parts)
        for (const name of [`x${part}.${ending}`, `x.${ending}${part}`, `x${part.toUpperCase()}.b.${ending}`])
          expect({ name, runs: runnerOfPath(name)?.part }).toEqual({ name, runs: part });
  });

  it("is no ending that may be published", () => {
    for (const ending of allowedExtensions) expect(runnerOfPath(`x.${ending}`)).toBeUndefined();
  });
});

describe("a name of an unknown kind is not known to be harmless", () => {
  it.each(["evil", "evil.", "evil.xyz", "evil.docm", "evil.xlsm", "evil.iso", "evil.gpx", "evil.pdf\u200b"])(
    "%j",
    (name) => {
      expect(riskOfFile(name, bytesOf("%PDF-"))).toEqual({ kind: "unknown" });
    },
  );
});

const ordinary: Readonly<Record<string, string>> = {
  "menu.pdf": "%PDF-1.7\n%\u00e2\u00e3",
  "Menu.PDF": "%PDF-1.4",
  "plans.zip": "PK\u0003\u0004\u0014\0",
  "empty.zip": "PK\u0005\u0006",
  "letter.docx": "PK\u0003\u0004\u0014\0",
  "prices.xlsx": "PK\u0003\u0004\u0014\0",
  "letter.odt": "PK\u0003\u0004",
  "letter.doc": "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1",
  "letter.rtf": "{\\rtf1",
  "book.epub": "PK\u0003\u0004",
  "term.ics": "BEGIN:VCALENDAR\r\n",
  "term-marked.ics": "\u00ef\u00bb\u00bfBEGIN:VCALENDAR\r\n",
  "ada.vcf": "BEGIN:VCARD\n",
  "prices.csv": "bread;3,50 \u0080\n",
  "excel.csv": "\u00ff\u00feb\0r\0e\0a\0d\0",
  "notes.txt": "A small text < 3 lines.",
  "notes.md": "# Notes\n",
  "empty.txt": "",
  "data.json": "{}",
  "song.mp3": "ID3\u0004",
  "song-without-tags.mp3": "\u00ff\u00fb\u0090",
  "song.m4a": "\0\0\0\u0020ftypM4A ",
  "song.wav": "RIFF\u0024\0\0\0WAVEfmt ",
  "song.flac": "fLaC",
  "song.ogg": "OggS",
  "film.mp4": "\0\0\0\u0018ftypmp42",
  "film.mov": "\0\0\0\u0014ftypqt  ",
  "film.webm": "\u001aE\u00df\u00a3",
  "photo.jpg": "\u00ff\u00d8\u00ff\u00e0",
  "photo.JPEG": "\u00ff\u00d8\u00ff\u00e1",
  "photo.png": "\u0089PNG\r\n\u001a\n",
  "photo.webp": "RIFF\u0024\0\0\0WEBP",
  "photo.heic": "\0\0\0\u0018ftypheic",
  "brand.woff2": "wOF2",
  "brand.ttf": "\0\u0001\0\0",
  "all.tar": `${"x".repeat(257)}ustar`,
  "all.tar.gz": "\u001f\u008b",
  "1.2/version 3.4.pdf": "%PDF-1.7",
};

describe("an ordinary file may be published", () => {
  it.each(Object.entries(ordinary))("%s", (name, start) => {
    expect(riskOfFile(name, bytesOf(start))).toBeUndefined();
  });

  it("is renamed when its bytes are those of another kind", () => {
    const texts = /\.(?:txt|md|csv|json)$/;
    for (const name of Object.keys(ordinary).filter((one) => !texts.test(one))) {
      expect(riskOfFile(name, bytesOf("MZ\u0090\0"))).toMatchObject({ kind: "renamed" });
      expect(riskOfFile(name, bytesOf(""))).toMatchObject({ kind: "renamed" });
    }
    expect(riskOfFile("notes.txt", bytesOf("MZ\u0090\0"))).toEqual({ kind: "renamed", name: "a text" });
  });
});

describe("a text that begins as a page does", () => {
  const wide = (text: string) => `\u00ff\u00fe${[...text].map((character) => `${character}\0`).join("")}`;
  it.each([
    "<!doctype html>",
    "<html>",
    "<img src=x onerror=alert(1)>",
    "<!-- --><script>alert(1)</script>",
    "<b>",
    "</b>",
    "<?xml version='1.0'?>",
    " \n\t<svg onload=alert(1)>",
    "\u00ef\u00bb\u00bf<script>",
    wide("<script>"),
  ])("%j", (start) => {
    for (const name of ["notes.txt", "notes.md", "prices.csv", "data.json", "term.ics"])
      expect(riskOfFile(name, bytesOf(start))).toEqual({ kind: "markup" });
  });
});
