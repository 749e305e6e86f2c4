/** Marks of direction, spaces without width, soft hyphens; in addresses spaces other than that of the keyboard too. */
const invisible =
  /(?![ \u200c\u200d])(?:\p{Default_Ignorable_Code_Point}|\p{Zs})(?<!\p{Variation_Selector})/gu;
/** They join or part the letters of some scripts, and mean nothing between others. */
const joiners = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})|(?<=\p{sc=Latin})[\u200c\u200d]/gu;

/** An address without the signs that nobody sees, which come with what is copied from elsewhere. */
export const withoutInvisibleSigns = (address: string) => address.replace(invisible, "").replace(joiners, "");
