import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const { color } = vars;

export const gate = styleIn('layout', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  minHeight: '100vh',
  overflow: 'clip',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.wide]: { gridTemplateRows: '1fr', alignContent: 'end' } },
});

export const art = styleIn('layout', {
  width: '100%',
  height: '216px',
  borderBottom: `2px solid ${color['field-line']}`,
  fill: 'none',
  '@media': {
    [media.wide]: { position: 'absolute', inset: 0, height: '100%', borderBottom: 0 },
  },
});

export const limbs = styleIn('layout', { stroke: color['field-line'], strokeWidth: 1.75, opacity: 0.8 });
export const root = styleIn('layout', { stroke: color.accent, strokeWidth: 3 });
export const bob = styleIn('layout', { fill: color.accent });

export const inside = styleIn('layout', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  justifyItems: 'start',
  alignContent: 'start',
  maxWidth: '640px',
  padding: '28px clamp(20px, 6vw, 88px) clamp(32px, 7vh, 72px)',
  '@media': { [media.wide]: { gap: '20px', alignContent: 'end', paddingBlockStart: '40px' } },
});

export const mark = styleIn('layout', {
  width: '48px',
  height: '48px',
  '@media': { [media.wide]: { width: '72px', height: '72px' } },
});

export const title = styleIn('layout', {
  ...typography.d2,
  maxWidth: '9em',
  color: color.display,
});

export const said = styleIn('layout', { maxWidth: '32em' });
export const way = styleIn('layout', { maxWidth: '32em' });
export const enter = styleIn('layout', { marginBlockStart: '12px' });

export const ways = styleIn('layout', {
  display: 'grid',
  maxWidth: '29em',
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const lost = styleIn('layout', {
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  minHeight: '44px',
  color: color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { color: color['link-hover'] } },
});

export const demo = styleIn('layout', { display: 'grid', gap: '10px', width: '100%' });

export const demoHeading = styleIn('layout', { ...typography.label });

export const tryAs = styleIn('layout', { color: color['text-2'] });

export const people = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  '@media': { '(min-width: 560px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const person = styleIn('layout', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  width: '100%',
  minHeight: '52px',
  padding: '6px 14px 6px 8px',
  border: `1px solid ${color['field-line']}`,
  borderRadius: vars.radius['elbow-control'],
  background: 'none',
  color: color.text,
  fontSize: '1rem',
  fontWeight: 560,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color['field-2'] } },
});

export const as = styleIn('layout', {
  marginInlineStart: 'auto',
  color: color['text-2'],
  fontWeight: 420,
});

export const niche = styleIn('layout', {
  width: '32px',
  height: '40px',
  border: `1px solid ${color['field-line']}`,
  borderRadius: '16px 16px 0 0',
  fontSize: '.8125rem',
});

globalIn('layout', `${niche} > svg`, { display: 'none' });
