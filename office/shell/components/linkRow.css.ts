import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

/* Row that is a link as a whole, except for the elements on top of it. */

export const row = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  alignContent: 'center',
  minHeight: '68px',
  paddingBlock: '12px',
  borderBottom: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

/** Link of the row with the elements beside it. */
export const head = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
});

export const link = styleIn('component', {
  color: color.text,
  fontWeight: 580,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
    '&::after': { content: "''", position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
