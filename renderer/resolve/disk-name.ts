import { truncateForMessage } from "../../schema/truncate-for-message.ts";

/** Windows' device names, what its disks or a shell refuse, what can't be seen, a dot or a space at the end. */
const refused =
  /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[\d¹²³]|lpt[\d¹²³])(\.|$)|[<>:"|?*\\]|(?! )[\p{Z}\p{C}]|^ |[. ]$/iu;
/** In bytes: what disks hold of one name. */
const longest = 255;

/** Why a file or a folder can't have a name on somebody's disk, if so; `spare` bytes of it are needed for more. */
export function diskNameMistake(name: string, spare = 0): string | undefined {
  if (refused.test(name))
    return `"${truncateForMessage(name)}" is not a name that every disk and server accepts`;
  const most = longest - spare;
  return byteLength(name) > most ? `a part of it is longer than ${most} bytes` : undefined;
}

/** How many bytes a text has as UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).byteLength;
