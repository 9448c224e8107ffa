export * from './DropBar/index.ts';
export * from './FileButton/index.ts';
export * from './GalleryBoard/index.ts';
export * from './GalleryTile/index.ts';
export type { SideOnItsWay, Tile, TileState } from './tiles.ts';
