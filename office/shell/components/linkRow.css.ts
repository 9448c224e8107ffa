import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

/* A row that leads somewhere, wherever it is pressed, but for what stands on top of it. */

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

/** The link, and what stands beside it. */
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
