export * from './ActivityDrawing/index.ts';
export { type ArtworkName, serveArtFrom } from './artwork.ts';
export * from './BanyanTree/index.ts';
export * from './BarredArch/index.ts';
export * from './EmptyArch/index.ts';
export * from './RecessedArch/index.ts';
export * from './StringTelephone/index.ts';
export * from './Viaduct/index.ts';
export * from './YearComb/index.ts';
