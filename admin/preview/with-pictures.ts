/** Addresses of pictures in HTML, wherever they are written. */
const addresses = /\/media\/[^\s"',&/]+-\d{1,5}\.(?:avif|webp|jpg)/g;

/** A page with each picture where it can be had. */
export function withPictures(html: string, pictureAt: (address: string) => string): string {
  return html.replace(addresses, (address) => pictureAt(address));
}
