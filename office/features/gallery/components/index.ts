export * from './DropBar/index.ts';
export * from './FileButton/index.ts';
export * from './GalleryBoard/index.ts';
export * from './GalleryTile/index.ts';
export { rangeBetween, type SideOnItsWay, type Tile, type TileState } from './tiles.ts';
