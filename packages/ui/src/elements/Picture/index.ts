export {
  Picture,
  type PictureElbow,
  type PictureFit,
  type PictureFocus,
  type PictureProps,
  type PictureSource,
  pictureElbows,
  pictureFits,
  pictureFocuses,
} from './Picture.tsx';
export { type PictureImage, pictureProps, sizesFor } from './pictureImage.ts';
