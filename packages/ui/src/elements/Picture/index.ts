export {
  Picture,
  type PictureElbow,
  type PictureFit,
  type PictureProps,
  type PictureSource,
  pictureElbows,
  pictureFits,
} from './Picture.tsx';
