export * from './Ways.tsx';
export * from './WayTile.tsx';
