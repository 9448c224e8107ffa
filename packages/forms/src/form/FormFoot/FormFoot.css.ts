import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

/** Column of a form's parts. */
export const form = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '28px',
  minWidth: 0,
  selectors: {
    '&[inert]': { visibility: 'hidden', '@media': { '(scripting: none)': { display: 'none' } } },
  },
});

/* A live region takes no space until it has something to announce. */
globalIn('component', `${form} > :empty:not(input)`, { marginBottom: '-28px' });

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingTop: '20px',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const note = styleIn('component', {
  maxWidth: '34ch',
  '@media': { [media.belowMedium]: { flex: '1 0 100%', maxWidth: 'none' } },
});

export const buttons = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { [media.belowMedium]: { flex: '1 0 100%' } },
});

globalIn('component', `${buttons} > [type='submit']`, {
  '@media': { [media.belowMedium]: { flex: '1 1 auto' } },
});

/*
 * A submit button without a note is at the right, as in every form. On phones it has a row of its own, above the buttons that lead
 * back.
 */
globalIn('component', `${foot} > [type='submit']`, {
  marginInlineStart: 'auto',
  '@media': { [media.belowMedium]: { order: -1, flex: '1 0 100%' } },
});

/* The focus follows the visual order, in browsers that support it. */
globalIn('component', foot, { '@media': { [media.belowMedium]: { readingFlow: 'flex-visual' } } });

globalIn('component', `${foot} > button:not([type='submit'])`, {
  '@media': { [media.belowMedium]: { flex: '1 0 100%' } },
});
