import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";

/**
 * Windows' device names, characters that file systems or shells reject, invisible ones, a dot or a space at the end.
 */
const refused =
  /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[\d¹²³]|lpt[\d¹²³])(\.|$)|[<>:"|?*\\]|(?! )[\p{Z}\p{C}]|^ |[. ]$/iu;
/** The maximum of file systems, in bytes. */
const longest = 255;

/** Why a name is invalid for a file; `spare` bytes are reserved. */
export function fileNameError(name: string, spare = 0): string | undefined {
  if (refused.test(name))
    return `"${truncateForMessage(name)}" is not a name that every disk and server accepts`;
  const most = longest - spare;
  return byteLength(name) > most ? `a part of it is longer than ${most} bytes` : undefined;
}

export const byteLength = (text: string): number => new TextEncoder().encode(text).byteLength;
