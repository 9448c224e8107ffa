export * from './FeatureTile.tsx';
export * from './FeatureTiles.tsx';
