export {
  chooseId,
  describeId,
  GalleryTile,
  type GalleryTileProps,
  type TileHandlers,
} from './GalleryTile.tsx';
