/** Files of `packages/ui` that had another name in 0.1.0, with which their class names began. */
const formerFiles: Readonly<Record<string, string>> = {
  Avatar: 'Niche',
  EmptyState: 'Empty',
  FactGrid: 'Plate',
  FormSheet: 'Letter',
  PhotoInput: 'PhotoNiche',
};

/** Constants and variants that had other names in 0.1.0. */
const formerConstants: Readonly<Record<string, string | readonly string[]>> = {
  'Avatar-avatar': 'Niche-niche',
  'Card-tones-inverse': 'Card-tones-field',
  'ClosingCall-call': 'GetInvolved-columns',
  'FactGrid-grid': 'Plate-plate',
  'FeatureGrid-arches': 'Supports-arches',
  'FeatureGrid-arrow': ['Doors-arrow', 'Supports-arrow', 'Ways-arrow'],
  'FeatureGrid-arrows-panels': 'Doors-arrow',
  'FeatureGrid-arrows-rows': 'Supports-arrow',
  'FeatureGrid-arrows-tiles': 'Ways-arrow',
  'FeatureGrid-drawing': 'DoCards-drawing',
  'FeatureGrid-feature': ['DoCards-card', 'Doors-door', 'Supports-area', 'Values-card', 'Ways-tile'],
  'FeatureGrid-features-cards': 'DoCards-card',
  'FeatureGrid-features-panels': 'Doors-door',
  'FeatureGrid-features-rising': 'Values-card',
  'FeatureGrid-features-rows': 'Supports-area',
  'FeatureGrid-features-tiles': 'Ways-tile',
  'FeatureGrid-intros-rising': 'Values-intro',
  'FeatureGrid-intros-rows': 'Supports-intro',
  'FeatureGrid-intros-tiles': 'Ways-intro',
  'FeatureGrid-link': ['DoCards-link', 'Doors-link', 'Supports-link', 'Ways-link'],
  'FeatureGrid-lists-cards': 'DoCards-cards',
  'FeatureGrid-lists-panels': 'Doors-doors',
  'FeatureGrid-lists-rising': 'Values-cards',
  'FeatureGrid-lists-rows': 'Supports-list',
  'FeatureGrid-lists-tiles': 'Ways-tiles',
  'FeatureGrid-pictures-rising': 'Values-art',
  'FeatureGrid-pictures-tiles': 'Ways-art',
  'FeatureGrid-sections-cards': 'DoCards-section',
  'FeatureGrid-sections-rising': 'Values-values',
  'FeatureGrid-sections-rows': 'Supports-supports',
  'FeatureGrid-sections-tiles': 'Ways-ways',
  'FeatureGrid-texts-panels': 'Doors-text',
  'FeatureGrid-texts-rows': 'Supports-words',
  'FeatureGrid-titles-panels': 'Doors-heading',
  'FeatureGrid-titles-rising': 'Values-title',
  'FeatureGrid-titles-rows': 'Supports-name',
  'FeatureGrid-titles-tiles': 'Ways-heading',
  'FeatureGrid-tones-inverse': 'Doors-tones-field',
  'FeatureGrid-tones-tint': 'Doors-tones-tint',
  'FormSheet-layout': 'Letter-letter',
  'PageHead-below': 'DirectoryHead-intro',
  'PageHead-drawing': 'JobHero-viaduct',
  'PageHead-field': 'JobHero-field',
  'PageHead-fieldLede': 'JobHero-lede',
  'PageHead-fieldWords': 'JobHero-words',
  'PageHead-note': 'DirectoryHead-note',
  'PageHead-onGround': ['NewsHead-ground', 'OwnHead-head'],
  'PageHead-rows-dated': 'NewsHead-ground',
  'PageHead-screenOnly': 'OwnHead-head',
  'PageHead-sizes-d1': 'NewsHead-head',
  'PageHead-sizes-d2': 'OwnHead-head',
  'PhotoInput-frame': 'PhotoNiche-niche',
  'Skeleton-shapes-avatar': 'Skeleton-shapes-niche',
};

/** Names of a class in 0.1.0, if they differ: `Avatar-initials` was `Niche-initials`. */
const formerNames = (name: string): readonly string[] => {
  const [file = '', ...constant] = name.split('-');
  const former = formerFiles[file];
  return [formerConstants[name] ?? (former ? [former, ...constant].join('-') : [])].flat();
};

/**
 * Makes rules select the classes of 0.1.0 too, because plain HTML of other sites uses them. `:is()` has the specificity of its
 * content, so no rule overrides more than before.
 */
export const withFormerNames = (css: string): string =>
  css.replace(/\.banyan-([\w-]+)/g, (selector, name: string) => {
    const former = formerNames(name).map((one) => `.banyan-${one}`);
    return former.length === 0 ? selector : `:is(${[selector, ...former].join(', ')})`;
  });
