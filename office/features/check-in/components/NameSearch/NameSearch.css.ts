import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const search = styleIn('component', { display: 'grid', gap: '10px', minWidth: 0 });

export const input = styleIn('component', {
  width: '100%',
  minHeight: '60px',
  padding: '10px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: '1.25rem',
  fontWeight: 430,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus': { outline: `3px solid ${color.focus}`, outlineOffset: '1px', borderColor: color.text },
  },
});

export const list = styleIn('component', {
  minWidth: 0,
  borderTop: `1px solid ${color.border}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const hit = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'center',
  minHeight: '76px',
  padding: '8px 12px',
  borderBottom: `1px solid ${color.border}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.tint },
    "&[aria-selected='true']": {
      background: color['tint-2'],
      boxShadow: `inset 4px 0 0 ${color['accent-line']}`,
      vars: { [color['text-2']]: color.text },
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { "&[aria-selected='true']": { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const who = styleIn('component', { display: 'grid', minWidth: 0, lineHeight: 1.3 });

export const name = styleIn('component', {
  fontSize: '1.375rem',
  fontStretch: '94%',
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const facts = styleIn('component', { color: color['text-2'] });

export const end = styleIn('component', {
  display: 'inline-flex',
  gap: '6px',
  alignItems: 'center',
  color: color['text-2'],
  textAlign: 'end',
});

export const enter = styleIn('component', { color: color.text, fontWeight: 580 });

/* Keyboard hints are shown only to devices that have a keyboard. */
export const keyed = styleIn('component', {
  display: 'none',
  gap: '6px',
  alignItems: 'center',
  '@media': { [media.wide]: { display: 'inline-flex' } },
});

export const thumbed = styleIn('component', { '@media': { [media.wide]: { display: 'none' } } });

export const said = styleIn('component', {
  color: color['text-2'],
  lineHeight: 1.4,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '10px' });
