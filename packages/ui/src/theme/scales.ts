/** Breakpoints of the design: cards gain columns at 768 px, navigation and asides appear at 968 px. */
export const breakpoints = { medium: 768, wide: 968 } as const;

/** Media queries for `@media` keys. Phones are the unconditional case. */
export const media = {
  medium: `(min-width: ${breakpoints.medium}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  belowMedium: `(max-width: ${breakpoints.medium - 0.02}px)`,
  belowWide: `(max-width: ${breakpoints.wide - 0.02}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  hover: '(hover: hover)',
  print: 'print',
} as const;

/** Distances in pixels, named by their size. `section` is the space above and below a section. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
  96: '96px',
  128: '128px',
  section: 'clamp(72px, 9.4vw, 136px)',
  gutter: 'clamp(16px, 1.9vw, 24px)',
  margin: 'clamp(20px, 3.15vw, 56px)',
} as const;

/** Type sizes, fluid from 390 to 1440 px. */
export const fontSizes = {
  hero: '23.2vw',
  d1: 'clamp(3.25rem, 2.1rem + 4.9vw, 6.5rem)',
  d2: 'clamp(2.5rem, 1.9rem + 2.6vw, 4.25rem)',
  h2: 'clamp(2rem, 1.6rem + 1.7vw, 3.125rem)',
  h3: 'clamp(1.5rem, 1.38rem + 0.5vw, 1.875rem)',
  h4: '1.25rem',
  num: 'clamp(3.25rem, 2.3rem + 4vw, 6rem)',
  lede: 'clamp(1.3125rem, 1.17rem + 0.6vw, 1.6875rem)',
  read: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  body: '1.0625rem',
  ui: '1rem',
  small: '0.9375rem',
  label: '0.8125rem',
} as const;

/** Size of the hero’s word beside the navigation, from 968 px. */
export const heroSizeWide = 'min(18.4vw, 20rem)';

/** Font families with fallback fonts of the same widths, which keep the line breaks until the fonts arrive. */
export const fontFamilies = {
  ui: "'Anek Latin', 'Anek Stand-in', system-ui, sans-serif",
  display: "'Anek Latin', 'Anek Display Stand-in', system-ui, sans-serif",
  read: "'Tiro Marathi', 'Tiro Stand-in', Georgia, serif",
} as const;

/** Corners: surfaces are square, controls have 2 px, and the elbow is the one curve, top right only. */
export const radii = {
  control: '2px',
  'elbow-control': '2px 14px 2px 2px',
  'elbow-control-hover': '2px 24px 2px 2px',
  'elbow-dialog': '0 40px 0 0',
  'elbow-image-small': '0 56px 0 0',
  'elbow-image': '0 clamp(72px, 11vw, 168px) 0 0',
} as const;

/** Shadows of a menu and of overlays; elements at rest have none. */
export const shadows = {
  menu: '0 1px 2px rgb(8 16 48 / 0.06), 0 8px 24px -8px light-dark(rgb(8 16 48 / 0.18), rgb(0 0 0 / 0.6))',
  overlay:
    '0 2px 4px rgb(8 16 48 / 0.08), 0 28px 64px -16px light-dark(rgb(8 16 48 / 0.36), rgb(0 0 0 / 0.8))',
} as const;

/** Durations of changes: color, shape, overlay, and the drawings that are animated once per visit. */
export const durations = { color: '120ms', shape: '220ms', overlay: '420ms', drawing: '900ms' } as const;

export const easings = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  settle: 'cubic-bezier(0.3, 1.25, 0.4, 1)',
} as const;

/** Stacking order (z-index), lowest first. Nothing else sets a z-index above 1. */
export const stacking = {
  sticky: '5',
  header: '30',
  progress: '40',
  skip: '50',
  overlay: '60',
  toast: '70',
} as const;

/** Maximum width of a page’s content, without its margins. */
export const contentWidth = '1360px';
