const extension = /\.(?:jpe?g|png|webp|avif|gif)$/;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export function pictureName(wanted: string): string | undefined {
  const small = wanted.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const [ending = ""] = extension.exec(small) ?? [];
  const stem = small
    .slice(0, small.length - ending.length)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
  return ending === "" || stem === "" || device.test(stem) ? undefined : `${stem}${ending}`;
}
