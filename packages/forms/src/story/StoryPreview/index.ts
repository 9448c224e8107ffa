export type { StoryCategoryNames } from './categoryNameOf.ts';
export { PreviewBelow, type PreviewBelowProps } from './PreviewBelow.tsx';
export { usePreview } from './usePreview.ts';
