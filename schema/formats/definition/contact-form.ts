const withToken = /^(?:[^{\n\r\u2028\u2029]|\{(?!\{))*\{\{(?:[^}\n\r\u2028\u2029]|\}(?!\}))*\}\}.*$/u;

/** In characters. A number has up to 80, an e-mail address up to 254 (RFC 5321), and tokens may stand in both. */
const maxContactLength = 300;

/** A way to reach somebody as it is written: of a form, given as the source of a pattern, or with a token in it. */
export function contactForm(form: string, flags: string): RegExp {
  return new RegExp(`^(?=.{0,${maxContactLength}}$)(?:${form}|${withToken.source})`, flags);
}
