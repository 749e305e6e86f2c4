import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileNameError } from "../../renderer/resolve/addresses/file-name-error.ts";
import { routeError } from "../../renderer/resolve/addresses/page-address.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { everything, runs, seedOf } from "../../tests/support/extent.ts";
import { randomNumbers } from "../../tests/support/random-numbers.ts";
import { slugOf } from "./slug.ts";
import { loadSlugOptions } from "./slug-options.ts";

describe("the name of a text", () => {
  it.each([
    ["de", "Straße & Größe", "strasse-groesse"],
    ["de-AT", "Übergrößen, ÄÖÜ", "uebergroessen-aeoeue"],
    ["de", "GROẞE U\u0308bung", "grosse-uebung"],
    ["en", "Straße & Größe", "strasse-grosse"],
    ["sv", "Smörgåsbord på Öland", "smorgasbord-pa-oland"],
    ["fi", "Hääyöaie", "haayoaie"],
    ["da", "Århus Ø", "aarhus-o"],
    ["nb", "Ærlig bløt kake på Ås", "aerlig-blot-kake-paa-aas"],
    ["is", "Þórður Ægisson og Guðrún", "thordur-aegisson-og-gudrun"],
    ["pl", "Zażółć gęślą jaźń – Łódź", "zazolc-gesla-jazn-lodz"],
    ["cs", "Příliš žluťoučký kůň", "prilis-zlutoucky-kun"],
    ["tr", "İstanbul'da IŞIK ılık", "istanbulda-isik-ilik"],
    ["fr", "L’œuvre d'été", "l-oeuvre-d-ete"],
    ["it", "Perché l'università", "perche-l-universita"],
    ["es", "¿Qué año, señor?", "que-ano-senor"],
    ["ca", "Col·lecció d'hivern", "colleccio-d-hivern"],
    ["cy", "Tŷ Ŵyn", "ty-wyn"],
    ["vi", "Đường Nguyễn Huệ", "duong-nguyen-hue"],
    ["ro", "Țară și școală", "tara-si-scoala"],
    ["hr", "Đurđevac, Šibenik", "durdevac-sibenik"],
    ["en", "Ann’s café: 2nd!", "anns-cafe-2nd"],
    ["en", "Rye & Oats — 100%", "rye-oats-100"],
    ["en", "ﬁne ½ m² № 4", "fine-1-2-m2-no-4"],
    ["ru", "Хлеб и Йод", "хлеб-и-йод"],
    ["uk", "П’ять об'єктів Її", "пять-обєктів-її"],
    ["el", "Άρτος ΟΔΟΣ", "άρτος-οδος"],
    ["ar", "خبز الشعير", "خبز-الشعير"],
    ["ar", "مـــرحبا", "مرحبا"],
    ["fa", "می\u200cخواهم", "میخواهم"],
    ["he", "לחם צה״ל", "לחם-צהל"],
    ["hi", "हिन्दी की रोटी", "हिन्दी-की-रोटी"],
    ["th", "น้ำ ไทย", "น้ำ-ไทย"],
    ["ja", "パンと、小麦!", "パンと-小麦"],
    ["ja", "ﾊﾟﾝ １２", "パン-12"],
    ["zh", "我们的面包", "我们的面包"],
    ["ko", "우리 빵", "우리-빵"],
    ["ka", "ჩვენი პური", "ჩვენი-პური"],
    ["hy", "Մեր Հացը", "մեր-հացը"],
    ["en", "1½ litres, 5¹⁰ and 10²", "1-1-2-litres-5-10-and-10-2"],
    ["en", "1️⃣ one ①②", "1-one-1-2"],
    ["nl", "Ĳssel en ĳs", "ijssel-en-ijs"],
    ["de", "ẞ, ﬀ und ſ", "ss-ff-und-s"],
    ["az", "İĞNƏ", "igne"],
    ["vi", "Đặng Thị Ngọc Ánh", "dang-thi-ngoc-anh"],
    ["el", "Ωμέγα ΐ ς", "ωμέγα-ΐ-ς"],
    ["hy", "և", "եւ"],
    ["hr", "ǅ Ǆ", "dz-dz"],
    ["haw", "ʻOkina Hawaiʻi", "okina-hawaii"],
    ["th", "ภาษาไทย ที่รัก", "ภาษาไทย-ที่รัก"],
    ["my", "မြန်မာ", "မြန်မာ"],
    ["en", "👩\u200d👩\u200d👧 family", "family"],
    ["ar", "ﷺ", "صلى-الله-عليه-وسلم"],
    ["en", "𝓑𝓸𝓵𝓭", "bold"],
    ["en", "e\u0301t\u00e9", "ete"],
    ["en", "…", ""],
    ["en", "🥖🥖", ""],
    ["en", "a\u00adb\u200bc", "abc"],
  ])("in %s of %s", (language, text, expected) => {
    expect(slugOf(text, { language })).toBe(expected);
    expect(slugOf(expected, { language })).toBe(expected);
  });

  it.each([
    ["ka", "ქართული", "kartuli"],
    ["ru", "Хлеб 10€", "hleb-10"],
    ["ja", "日本語", "ri-ben-yu"],
    ["el", "Ελληνικά", "ellinika"],
  ])("in %s of %s in Latin letters is %s", async (language, text, expected) => {
    expect(slugOf(text, await loadSlugOptions({ addresses: "latin" }, language))).toBe(expected);
  });

  it("is cut to its length, without a hyphen at its end", () => {
    expect(slugOf("a".repeat(200), { longest: 80 })).toBe("a".repeat(80));
    expect(slugOf(`${"a".repeat(79)} b`, { longest: 80 })).toBe("a".repeat(79));
  });

  it("in Latin letters is what the library makes of the rest", () => {
    expect(
      slugOf("Größe Хлеб", { language: "de", transliterate: (text) => text.replace("хлеб", "Khlěb") }),
    ).toBe("groesse-khleb");
  });

  it("can stand in an address and be a file on every disk, whatever it was made from", () => {
    const random = randomNumbers(seedOf(11));
    const ranges = [
      ...[
        [0x20, 0x7e],
        [0xa0, 0x24f],
        [0x250, 0x36f],
        [0x370, 0x52f],
        [0x530, 0x6ff],
        [0x900, 0xdff],
      ],
      ...[
        [0xe00, 0x10ff],
        [0x1100, 0x1fff],
        [0x2000, 0x2bff],
        [0x3000, 0x9fff],
        [0xac00, 0xd7ff],
      ],
      ...[
        [0xf900, 0xffef],
        [0x10000, 0x1f9ff],
      ],
    ] as const;
    const languages = ["en", "de", "sv", "tr", "fr", "ja", "ar", ""];
    for (let round = 0; round < (everything ? 20_000 : 2000); round++) {
      const [from = 0x20, to = 0x7e] = ranges[Math.floor(random() * ranges.length)] ?? [];
      const letters = Array.from({ length: 1 + Math.floor(random() * 120) }, () =>
        random() < 0.15 ? " " : String.fromCodePoint(from + Math.floor(random() * (to - from + 1))),
      );
      const text = letters.join("");
      const language = languages[Math.floor(random() * languages.length)] ?? "en";
      const slug = slugOf(text, { language });
      if (slug === "") continue;
      expect([text, fileNameError(`x${slug}.md`)]).toEqual([text, undefined]);
      expect([text, routeError(`/x/${slug}`)]).toEqual([text, undefined]);
      expect([text, slugOf(slug, { language })]).toEqual([text, slug]);
    }
  });
});

it("the name of a text in ASCII is the same where letters of other scripts come behind it", () => {
  const ascii = fc.string({ unit: "binary-ascii", maxLength: 60 });
  assertProperty(
    fc.property(ascii, fc.constantFrom("en", "de", "fr", "tr"), (text, language) => {
      const longer = slugOf(`${text} жж ${"ж".repeat(30)}`, { language });
      expect(slugOf(text, { language })).toBe(longer.replace(/-?жж-ж{30}$/, ""));
    }),
    { numRuns: runs(500) },
  );
});
