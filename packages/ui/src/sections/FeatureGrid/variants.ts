import { createContext } from 'react';

export const featureGridVariants = ['rows', 'tiles', 'cards', 'rising', 'panels'] as const;
export type FeatureGridVariant = (typeof featureGridVariants)[number];

/** Variant of the grid around a feature. */
export const VariantContext = createContext<FeatureGridVariant>('cards');
