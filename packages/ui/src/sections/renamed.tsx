/* Renamed sections. Older sites still find them under the old names for one version. */
import type { ReactNode } from 'react';
import { BackLink } from '../elements/BackLink/index.ts';
import { Viaduct } from '../imagery/Viaduct/index.ts';
import { ClosingCall, type ClosingCallProps } from './ClosingCall/ClosingCall.tsx';
import { Feature, type FeatureProps, type FeatureTone, featureTones } from './FeatureGrid/Feature.tsx';
import { FeatureGrid, type FeatureGridProps } from './FeatureGrid/FeatureGrid.tsx';
import { PageHead, type PageHeadProps } from './PageHead/PageHead.tsx';

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

/** @deprecated Use `PageHeadProps`. */
export interface NewsHeadProps extends Omit<PageHeadProps, 'dateline'> {
  date: string;
  dateTime: string;
}
/** @deprecated Use `PageHead` with `dateline`. */
export const NewsHead = ({ date, dateTime, ...rest }: NewsHeadProps) => (
  <PageHead {...rest} dateline={<time dateTime={dateTime}>{date}</time>} />
);

/** @deprecated Use `PageHeadProps`. */
export interface OwnHeadProps extends Omit<PageHeadProps, 'size' | 'eyebrow' | 'back' | 'screenOnly'> {
  kicker: { label: string; href?: string };
}
/** @deprecated Use `PageHead` with `eyebrow`. */
export const OwnHead = ({ kicker: { label, href }, ...rest }: OwnHeadProps) => (
  <PageHead
    {...rest}
    size="d2"
    screenOnly
    eyebrow={href === undefined ? label : <BackLink href={href}>{label}</BackLink>}
  />
);

/** @deprecated Use `PageHeadProps`. */
export type DirectoryHeadProps = Pick<PageHeadProps, 'title' | 'lede' | 'note'>;
/** @deprecated Use `PageHead` with `wordsBelow`. */
export const DirectoryHead = (props: DirectoryHeadProps) => <PageHead {...props} wordsBelow />;

/** @deprecated Use `PageHeadProps`. */
export type JobHeroProps = Omit<PageHeadProps, 'media'>;
/** @deprecated Use `PageHead` with `media={<Viaduct />}`. */
export const JobHero = (props: JobHeroProps) => <PageHead {...props} media={<Viaduct />} />;

/** @deprecated Use `ClosingCallProps`. */
export interface GetInvolvedProps extends Omit<ClosingCallProps, 'tone' | 'heading' | 'other'> {
  heading?: ReactNode;
  other: { label: string; href: string };
}
/** @deprecated Use `ClosingCall` with `tone="accent"` and `other`. */
export const GetInvolved = ({ heading = 'Get Involved', ...rest }: GetInvolvedProps) => (
  <ClosingCall {...rest} tone="accent" heading={heading} />
);
