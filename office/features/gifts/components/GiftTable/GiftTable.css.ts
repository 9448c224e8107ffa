import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';
import { head, name } from '../../../../shell/components/table.css.ts';

const { color } = vars;

export const who = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    /* The whole row is pressed. */
    '&::after': { content: "''", position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

globalIn('component', `${who}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

export const plain = styleIn('component', { whiteSpace: 'nowrap' });

export const marks = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px' });

/* The last column keeps the amount on one line. */
export const amount = styleIn('page', { fontWeight: 580, textAlign: 'end', whiteSpace: 'nowrap' });

export const last = styleIn('component', {});
globalIn('component', `${head} th${last}`, { paddingInlineEnd: 0, textAlign: 'end' });
