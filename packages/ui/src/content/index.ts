export * from './ChapterMap/index.ts';
export * from './DateNotch/index.ts';
export * from './FeaturedEvent/index.ts';
export * from './Figures/index.ts';
export * from './Hero/index.ts';
export * from './JoinUs/index.ts';
export * from './PageHead/index.ts';
export * from './Values/index.ts';
