/*
 * Sections that have another name now. Sites that were built with the old one find it here for one version.
 */
import type { ReactNode } from 'react';
import { Feature, type FeatureProps, type FeatureTone, featureTones } from './FeatureGrid/Feature.tsx';
import { FeatureGrid, type FeatureGridProps } from './FeatureGrid/FeatureGrid.tsx';

type WithoutVariant = Omit<FeatureGridProps, 'variant' | 'heading'>;

/** @deprecated Use `FeatureGridProps`. */
export interface FeatureListProps extends WithoutVariant {
  heading?: ReactNode;
}
/** @deprecated Use `FeatureGrid` with `variant="rows"`. */
export const FeatureList = ({ heading = 'What Your Gift Supports', ...rest }: FeatureListProps) => (
  <FeatureGrid {...rest} variant="rows" heading={heading} />
);
/** @deprecated Use `Feature`. */
export const FeatureListItem = Feature;
/** @deprecated Use `FeatureProps`. */
export type FeatureListItemProps = FeatureProps;

/** @deprecated Use `FeatureGridProps`. */
export interface FeatureTilesProps extends WithoutVariant {
  heading?: ReactNode;
}
/** @deprecated Use `FeatureGrid` with `variant="tiles"`. */
export const FeatureTiles = ({ heading = 'Ways to Engage', ...rest }: FeatureTilesProps) => (
  <FeatureGrid {...rest} variant="tiles" heading={heading} />
);
/** @deprecated Use `Feature`. */
export const FeatureTile = Feature;
/** @deprecated Use `FeatureProps`. */
export type FeatureTileProps = FeatureProps;

/** @deprecated Use `FeatureGridProps`. */
export interface FeatureCardsProps extends WithoutVariant {
  heading?: ReactNode;
}
/** @deprecated Use `FeatureGrid`. */
export const FeatureCards = ({ heading = 'What We Do', ...rest }: FeatureCardsProps) => (
  <FeatureGrid {...rest} variant="cards" heading={heading} />
);
/** @deprecated Use `Feature`. */
export const FeatureCard = Feature;
/** @deprecated Use `FeatureProps`. */
export type FeatureCardProps = FeatureProps;

/** @deprecated Use `FeatureGridProps`. */
export type ValuesProps = Omit<FeatureGridProps, 'variant'>;
/** @deprecated Use `FeatureGrid` with `variant="rising"`. */
export const Values = (props: ValuesProps) => <FeatureGrid {...props} variant="rising" />;
/** @deprecated Use `Feature`. */
export const ValueCard = Feature;
/** @deprecated Use `FeatureProps`. */
export type ValueCardProps = FeatureProps;

/** @deprecated Use `FeatureGridProps`. */
export type LinkPanelsProps = Omit<FeatureGridProps, 'variant'>;
/** @deprecated Use `FeatureGrid` with `variant="panels"`. */
export const LinkPanels = (props: LinkPanelsProps) => <FeatureGrid {...props} variant="panels" />;
/** @deprecated Use `Feature`. */
export const LinkPanel = Feature;
/** @deprecated Use `FeatureProps`. */
export type LinkPanelProps = FeatureProps;
/** @deprecated Use `featureTones`. */
export const linkPanelTones = featureTones;
/** @deprecated Use `FeatureTone`. */
export type LinkPanelTone = FeatureTone;
