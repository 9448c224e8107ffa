import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { enlarged } from '../../shell/components/narrow.ts';
import { head } from './table.css.ts';

const { color } = vars;

/** Name of the row, and its summary below. */
export const who = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  color: color.text,
  overflowWrap: 'anywhere',
});

export const withNiche = styleIn('page', {
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
  '@media': { [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = styleIn('component', { display: 'grid', gap: '1px', minWidth: 0 });

export const niche = styleIn('component', {
  width: '32px',
  height: '40px',
  borderRadius: '16px 16px 0 0',
  fontSize: '.8125rem',
  '@media': { [enlarged]: { display: 'none' } },
});

globalIn('component', `${niche} > svg`, { display: 'none' });

/** The whole row is a link. */
export const link = styleIn('component', {
  textDecoration: 'none',
  selectors: {
    '&::after': { content: "''", position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const name = styleIn('component', {});

globalIn('component', `${link}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

export const nowrap = styleIn('component', { '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });

export const number = styleIn('page', { textAlign: 'end' });

export const total = styleIn('page', { fontWeight: 580, textAlign: 'end', whiteSpace: 'nowrap' });

export const endHead = styleIn('component', {});
globalIn('component', `${head} th${endHead}`, { textAlign: 'end' });
globalIn('component', `${head} th${endHead}:last-child`, { paddingInlineEnd: 0 });

export const marks = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px' });

/** Marks beside the two lines of a row on a phone. */
export const marksOnPhone = styleIn('component', {
  '@media': { [media.belowWide]: { justifyContent: 'end', maxWidth: '9.5em' } },
});

globalIn('component', `td:has(> ${marksOnPhone}:empty)`, {
  '@media': { [media.belowWide]: { display: 'none' } },
});
