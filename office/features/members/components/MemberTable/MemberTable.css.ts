import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { enlarged } from '../../../../shell/components/narrow.ts';

const { color } = vars;

export const who = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
  color: color.text,
  textDecoration: 'none',
  '@media': { [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    /* The whole row is pressed. */
    '&::after': { content: "''", position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const niche = styleIn('component', {
  width: '32px',
  height: '40px',
  borderRadius: '16px 16px 0 0',
  fontSize: '.8125rem',
  '@media': { [enlarged]: { display: 'none' } },
});

globalIn('component', `${niche} > svg`, { display: 'none' });

export const words = styleIn('component', { display: 'grid', gap: '1px', minWidth: 0 });

export const name = styleIn('component', {});

globalIn('component', `${who}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

export const nowrap = styleIn('component', { '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });

export const marks = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  '@media': { [media.belowWide]: { justifyContent: 'end', maxWidth: '9.5em' } },
});

globalIn('component', `td:has(> ${marks}:empty)`, { '@media': { [media.belowWide]: { display: 'none' } } });
