import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Writes the menu that is handed out in the shops, a PDF of one page: `tsx examples/bakery/scripts/menu.ts`. */
const files = join(dirname(dirname(fileURLToPath(import.meta.url))), "content/files");

type Line = readonly [text: string, size: number, x: number, y: number];

const breads: readonly (readonly [
  english: string,
  french: string,
  grams: number,
  pounds: number,
  euros: number,
])[] = [
  ["Night Shift Rye", "Seigle de nuit", 900, 5.2, 6.4],
  ["The Daughter's Baguette", "La baguette de la fille", 280, 2.4, 1.35],
  ["Mill Tin", "Pain de mie du moulin", 800, 3.8, 4.6],
  ["Seven Seeds", "Sept graines", 750, 4.6, 5.5],
  ["Fig & Walnut", "Figues et noix", 650, 5.8, 6.9],
  ["Saturday Focaccia", "Focaccia du samedi", 400, 4.2, 5.1],
  ["Cardamom Knots", "N\x9cuds à la cardamome", 95, 2.9, 3.2],
  ["Sunday Plait", "Tresse du dimanche", 550, 6.5, 7.4],
];

const lines: readonly Line[] = [
  ["Hallam & Daughter", 40, 56, 740],
  ["Bread, all night long \xb7 Du pain, toute la nuit", 14, 56, 712],
  ...breads.flatMap(([english, french, grams, pounds, euros], index): Line[] => {
    const y = 640 - index * 62;
    return [
      [english, 18, 56, y],
      [french, 12, 56, y - 18],
      [`${grams} g`, 12, 350, y],
      [`\xa3${pounds.toFixed(2)}`, 14, 420, y],
      [`${euros.toFixed(2).replace(".", ",")} \x80`, 14, 490, y],
    ];
  }),
  ["Sheffield \xb7 Hathersage \xb7 Lille", 12, 56, 80],
];

const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&");
const text = lines
  .map(([words, size, x, y]) => `BT /F${size > 13 ? 1 : 2} ${size} Tf ${x} ${y} Td (${escaped(words)}) Tj ET`)
  .join("\n");
const drawing = `1 .72 .11 rg 0 690 595 152 re f\n.16 .07 .04 rg\n${text}`;

const objects = [
  "<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
  `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding >>",
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  "<< /Title (Hallam & Daughter: bread and prices) >>",
];
let pdf = "%PDF-1.4\n";
const offsets = objects.map((body, index) => {
  const offset = pdf.length;
  pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
  return `${String(offset).padStart(10, "0")} 00000 n \n`;
});
const start = pdf.length;
const size = objects.length + 1;
pdf += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;

await mkdir(files, { recursive: true });
await writeFile(join(files, "menu.pdf"), pdf, "latin1");
