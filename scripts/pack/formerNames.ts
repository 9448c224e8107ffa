/** Files of `packages/ui` that had another name in 0.1.0, which their class names began with. */
const formerFiles: Readonly<Record<string, string>> = {
  Avatar: 'Niche',
  EmptyState: 'Empty',
  FactGrid: 'Plate',
  FeatureCards: 'DoCards',
  FeatureList: 'Supports',
  FeatureTiles: 'Ways',
  LinkPanels: 'Doors',
  PhotoInput: 'PhotoNiche',
};

/** Constants and variants that had another name in 0.1.0. */
const formerConstants: Readonly<Record<string, string>> = {
  'Avatar-avatar': 'Niche-niche',
  'Card-tones-inverse': 'Card-tones-field',
  'FactGrid-grid': 'Plate-plate',
  'FeatureList-section': 'Supports-supports',
  'FeatureTiles-section': 'Ways-ways',
  'LinkPanels-panel': 'Doors-door',
  'LinkPanels-panels': 'Doors-doors',
  'LinkPanels-tones-inverse': 'Doors-tones-field',
  'PhotoInput-frame': 'PhotoNiche-niche',
  'Skeleton-shapes-avatar': 'Skeleton-shapes-niche',
};

/** What a class was called in 0.1.0, if that was something else: `Avatar-initials` was `Niche-initials`. */
const formerName = (name: string): string | undefined => {
  const [file = '', ...constant] = name.split('-');
  const former = formerFiles[file];
  return formerConstants[name] ?? (former && [former, ...constant].join('-'));
};

/**
 * Rules that select the classes of 0.1.0 too: somebody's plain HTML has them. `:is()` weighs as much as what stands in it,
 * so nothing overrules what it did not overrule before.
 */
export const withFormerNames = (css: string): string =>
  css.replace(/\.banyan-([\w-]+)/g, (selector, name: string) => {
    const former = formerName(name);
    return former === undefined ? selector : `:is(${selector}, .banyan-${former})`;
  });
