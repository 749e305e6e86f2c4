import { pictureAddress } from "../../blocks/_kit/picture-attributes.ts";

const addresses = new RegExp(`(?<![\\w.~%-])((?:/[\\w.~%-]+)*)(${pictureAddress})`, "g");

export function withPictures(html: string, pictureAt: (address: string) => string): string {
  return html.replace(addresses, (_, base: string, address: string) => withBase(base, pictureAt(address)));
}

export function withBase(base: string, address: string): string {
  return address.startsWith("/") ? `${base}${address}` : address;
}
