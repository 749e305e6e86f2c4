// Sets of characters that can't be there instead of \p{…} classes of those that can: these take 25 ms to compile.
// Full-width letters look like others, and are no part of an address.
const unseen = "\\x7f-\\xa0\\xad\\u200b-\\u206f\\u3000\\ufeff-\\uffff";
const word = `[^\\x00- "#%&(),./:;<>?@[\\\\\\]\`{|}${unseen}]+`;
const label = `(?!-)[^\\x00-,./:-@[-\`{-}~${unseen}]{1,63}(?<!-)`;

/**
 * A single e-mail address as people have them, in letters of any script. What would be something else in a mailto
 * link is none: `?`, `&`, `%`, `#`, `,` and `;`, with which other recipients come in.
 */
export const emailAddress = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+(?!\\d+$)${label}$`);
