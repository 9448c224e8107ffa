export {
  /** @deprecated Import it from `@banyan/ui/style`; it stood here in 0.1.0. */ classNames,
} from '../style/classNames.ts';
export * from './BackLink/index.ts';
export * from './Badge/index.ts';
export * from './Button/index.ts';
export * from './Card/index.ts';
export * from './Chip/index.ts';
export * from './DimensionLine/index.ts';
export * from './Empty/index.ts';
export * from './Facts/index.ts';
export * from './Failure/index.ts';
export * from './Heading/index.ts';
export * from './IndexList/index.ts';
export * from './MoreLink/index.ts';
export * from './Niche/index.ts';
export * from './Notice/index.ts';
export * from './NumberedSteps/index.ts';
export * from './Numeral/index.ts';
export * from './Picture/index.ts';
export * from './Plate/index.ts';
export * from './SafeLink/index.ts';
export * from './Skeleton/index.ts';
export * from './SkipLink/index.ts';
export * from './Spinner/index.ts';
export * from './Switch/index.ts';
export * from './Text/index.ts';
export * from './TextLink/index.ts';
export * from './VisuallyHidden/index.ts';
