import { pictureAddress } from "../../blocks/_kit/picture-attributes.ts";

/** Addresses of pictures in HTML, wherever they are written. */
const addresses = new RegExp(`(?<![\\w.~%-])((?:/[\\w.~%-]+)*)(${pictureAddress})`, "g");

/** A page with each picture where it can be had. */
export function withPictures(html: string, pictureAt: (address: string) => string): string {
  return html.replace(addresses, (_, base: string, address: string) => withBase(base, pictureAt(address)));
}

/** An address of the site with what the site's addresses begin with; one that is in this browser alone has no such thing. */
export function withBase(base: string, address: string): string {
  return address.startsWith("/") ? `${base}${address}` : address;
}
