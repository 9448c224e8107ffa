import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const head = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
});

export const title = styleIn('component', {
  fontSize: '1.375rem',
  fontStretch: '90%',
  fontWeight: 640,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { fontSize: '1.75rem' } },
});

export const line = styleIn('component', {
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: '32px',
  fontSize: '1rem',
  fontWeight: 560,
});

export const dot = styleIn('component', {
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: color.success,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const measure = styleIn('component', { gridColumn: '1 / -1', marginBlockStart: '6px' });

export const facts = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});

export const many = styleIn('component', { fontSize: '1.375rem', fontWeight: 620 });

export const told = styleIn('component', { gridColumn: '1 / -1', fontSize: '1rem', lineHeight: 1.4 });
