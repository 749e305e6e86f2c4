export function cleanPicture(image: HTMLImageElement): void {
  const sign = emojiOf(image);
  if (sign !== undefined || isDot(image)) {
    image.replaceWith(sign ?? "");
    return;
  }
  const alt = image.getAttribute("alt") ?? "";
  const src = image.getAttribute("src") ?? "";
  for (const name of image.getAttributeNames()) image.removeAttribute(name);
  image.setAttribute("alt", alt.replace(/\s+/g, " ").trim());
  if (src.startsWith("data:image/")) image.dataset.bytes = src;
}

export function convertDrawnEmoji(body: HTMLElement): void {
  for (const drawn of [...body.querySelectorAll<HTMLElement>("span, i, [role=img]")]) {
    if (drawn.localName === "img" || drawn.childElementCount > 0 || drawn.textContent?.trim() !== "")
      continue;
    const [sign] = saidBy(drawn).filter(isEmoji);
    if (sign) drawn.replaceWith(sign);
  }
}

function isDot(image: HTMLImageElement): boolean {
  return ["width", "height"].some((side) => /^[01](?:px)?$/.test(image.getAttribute(side) ?? ""));
}

const attributes = ["alt", "data-plain-text", "data-emoji", "data-emoji-char", "aria-label", "title"];

function saidBy(element: Element): readonly string[] {
  return attributes.flatMap((name) => element.getAttribute(name)?.trim() || []);
}

function emojiOf(image: HTMLImageElement): string | undefined {
  const said = saidBy(image);
  const [sign] = said.filter(isEmoji);
  if (sign) return sign;
  const short = [image.getAttribute("data-stringify-emoji") ?? "", ...said].find((name) =>
    /^:[\w+'-]+(?:::[\w-]+)?:$/.test(name),
  );
  const isKnown = short !== undefined || /emoji|emoticon|smiley/i.test(image.className) || isSmall(image);
  return isKnown ? (emojiInAddress(image.getAttribute("src") ?? "") ?? short) : undefined;
}

function isSmall(image: HTMLImageElement): boolean {
  const [width, height] = ["width", "height"].map((side) =>
    Number.parseInt(image.getAttribute(side) ?? "", 10),
  );
  return width === height && width !== undefined && width <= 72;
}

function emojiInAddress(address: string): string | undefined {
  const [, name = ""] =
    /[/_]((?:emoji_?)?u?[\da-f]{4,5}(?:[-_]u?[\da-f]{2,5}){0,9})(?:\.[\da-f]+)?\.(?:png|svg|gif|webp)(?:[?#]|$)/i.exec(
      address,
    ) ?? [];
  const codes = name.match(/[\da-f]{2,5}(?![a-z])/gi) ?? [];
  const sign = String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)));
  return isEmoji(sign) ? sign : undefined;
}

function isEmoji(text: string): boolean {
  const isSign = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text);
  return isSign && onlyEmoji.test(text);
}

const onlyEmoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\d#*\s\u{e0020}-\u{e007f}]|\u200d|\ufe0e|\ufe0f|\u20e3)+$/u;
