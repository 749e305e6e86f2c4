const typesByExtension: Readonly<Record<string, readonly string[]>> = {
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

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot === -1 ? "" : name.slice(dot + 1).toLowerCase();
}

/**
 * Whether a file is one of those that `accept` names, as the attribute of HTML does: `.pdf,image/*`. Its ending and its
 * media type must agree; without a type, as systems give files that they don't know, the ending decides.
 */
export function isAllowedFile({ name, type }: Pick<File, "name" | "type">, accept: string): boolean {
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
