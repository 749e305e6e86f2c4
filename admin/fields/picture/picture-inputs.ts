export { PictureBrowser } from "../../media/browser/picture-browser.tsx";
export { PictureField } from "./picture-field.tsx";
