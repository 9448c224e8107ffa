export * from './Feature.tsx';
export * from './FeatureGrid.tsx';
export { type FeatureGridVariant, featureGridVariants } from './variants.ts';
