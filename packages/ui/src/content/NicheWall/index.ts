export { NicheWall, type NicheWallProps, type WallPerson } from './NicheWall.tsx';
export { nicheWallPlaces } from './places.ts';
