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
export { isWhole, type PictureImage, pictureProps, sizesFor, wideFrameProps } from './pictureImage.ts';
