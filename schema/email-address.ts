const word = "[\\p{L}\\p{M}\\p{N}!$'*+=^_~-]+";
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";

/**
 * A single e-mail address as people have them, in letters of any script. What would be something else in a mailto
 * link is none: `?`, `&`, `%`, `#`, `,` and `;`, with which other recipients come in.
 */
export const emailAddress = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+(?!\\p{N}+$)${label}$`, "u");
