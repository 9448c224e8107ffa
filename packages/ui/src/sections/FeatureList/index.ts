export * from './FeatureList.tsx';
export * from './FeatureListItem.tsx';
