export { preparePicture } from "../store/prepare-picture.ts";
export { NewPictureDialog } from "./new-picture-dialog.tsx";
