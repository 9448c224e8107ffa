import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const form = styleIn('component', { display: 'grid', gap: '28px', minWidth: 0 });

export const plate = styleIn('component', { border: `1px solid ${color['border-strong']}` });

export const question = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderTop: `1px solid ${color['border-strong']}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/* A floated legend takes a cell of the grid. */
export const legend = styleIn('component', {
  float: 'left',
  gridColumn: '1 / -1',
  width: '100%',
  padding: '12px 14px 2px',
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '112%',
  fontWeight: 600,
});

export const error = styleIn('component', { gridColumn: '1 / -1', padding: '4px 14px 0' });

export const answer = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
  minHeight: '56px',
  padding: '12px 14px 14px',
  cursor: 'pointer',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(:checked)': { background: color.tint },
    '&:hover': { background: color.tint },
  },
  '@media': {
    [media.medium]: {
      selectors: { '& + &': { borderInlineStart: `1px solid ${color.border}` } },
    },
  },
});

export const said = styleIn('component', { whiteSpace: 'pre-line' });

export const empty = styleIn('component', { color: color['text-2'], fontStyle: 'italic' });

export const whose = styleIn('component', {
  display: 'block',
  color: color['text-2'],
  fontSize: vars.size.small,
});

export const alone = styleIn('component', { margin: 0 });

globalIn('component', `${alone} > div`, {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '2px 12px',
  alignItems: 'baseline',
  minHeight: '46px',
  paddingBlock: '12px',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: 1.4,
  '@media': { [media.medium]: { gridTemplateColumns: '148px minmax(0, 1fr) auto' } },
});

globalIn('component', `${alone} dt`, { color: color['text-2'], fontSize: vars.size.small });

globalIn('component', `${alone} dd`, {
  gridColumn: 2,
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

globalIn('component', `${alone} dd + dd`, {
  color: color['text-2'],
  fontSize: vars.size.small,
  '@media': { [media.medium]: { gridColumn: 3 } },
});

export const radio = styleIn('component', {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  margin: 0,
  border: `1.5px solid ${color['border-control']}`,
  borderRadius: '50%',
  background: color.raised,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::after': {
      content: '',
      width: '10px',
      height: '10px',
      borderRadius: '50%',
      background: color['on-primary'],
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:checked::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});
