import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

export const month = styleIn('component', { display: 'grid', gap: space[16] });

export const head = styleIn('component', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[16],
  paddingBlockStart: space[24],
});

export const turns = styleIn('component', { display: 'flex', gap: space[8] });

export const turn = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: color.text,
  selectors: {
    '&[href]': {
      border: `1.5px solid ${color['border-strong']}`,
      borderRadius: vars.radius['elbow-control'],
    },
    '&[href]:hover': { background: color['border-strong'], color: color.bg },
    '&:dir(rtl)': { scale: '-1 1' },
  },
});

export const table = styleIn('component', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

export const weekday = styleIn('component', {
  ...typography.label,
  padding: '0 0 8px',
  borderBottom: `2px solid ${color['border-strong']}`,
  textAlign: 'center',
  '@media': { [media.medium]: { paddingInline: '8px', textAlign: 'start' } },
});

const cell = {
  borderBottom: `1px solid ${color.border}`,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.border}` } },
} as const;

export const outside = styleIn('component', { ...cell, background: color.sunk });

export const day = styleIn('component', {
  ...cell,
  height: '52px',
  padding: 0,
  verticalAlign: 'top',
  selectors: { ...cell.selectors, [`${outside} + &`]: { borderInlineStart: `1px solid ${color.border}` } },
  '@media': { [media.medium]: { height: '124px', padding: '8px' } },
});

/* The line above today is the garland’s, its number is bold; the badge adds the word where it fits. */
export const today = styleIn('component', { borderTop: `3px solid ${color['accent-line']}` });

export const date = styleIn('component', {
  display: 'grid',
  whiteSpace: 'nowrap',
  '@media': {
    [media.medium]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: '4px',
    },
  },
});

export const number = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '51px',
  fontFamily: vars.font.display,
  fontStretch: '112%',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 300,
  color: color['text-2'],
  selectors: { [`${today} &`]: { fontWeight: 640, color: color.text } },
  '@media': {
    [media.medium]: { minHeight: 0, fontSize: '1.5rem', lineHeight: 1.1, color: color.display },
  },
});

/* On phones the number of a day with events is a link, with the root’s tip below it. */
export const plain = styleIn('component', { '@media': { [media.belowMedium]: { display: 'none' } } });

export const toList = styleIn('component', {
  position: 'relative',
  fontWeight: 640,
  color: color.link,
  textDecoration: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 4px)',
    bottom: '6px',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    border: `4px solid ${color['accent-line']}`,
  },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [media.medium]: { display: 'none' } },
});

export const mark = styleIn('component', { '@media': { [media.belowMedium]: { display: 'none' } } });

export const events = styleIn('component', {
  display: 'none',
  '@media': { [media.medium]: { display: 'grid', gap: '6px', paddingBlockStart: '8px' } },
});

export const event = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: '2px',
  minHeight: '44px',
  padding: '6px 8px',
  alignContent: 'center',
  borderRadius: '0 14px 0 0',
  background: color['tint-2'],
  color: color['on-tint'],
  fontSize: size.label,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const over = styleIn('component', {
  padding: '5px 7px',
  border: `1px solid ${color['border-control']}`,
  background: 'none',
  color: color['text-2'],
});

/* The link’s area covers the whole event. */
export const link = styleIn('component', {
  color: 'inherit',
  fontWeight: 620,
  textDecoration: 'none',
  ':hover': { color: 'inherit', textDecoration: 'underline' },
});

globalIn('component', `${event} > ${link}`, { outline: 'none' });
globalIn('component', `${event} > ${link}::after`, { content: '', position: 'absolute', inset: 0 });

export const hours = styleIn('component', { fontWeight: 420 });

export const list = styleIn('component', { '@media': { [media.medium]: { display: 'none' } } });

export const listed = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '16px',
  paddingBlock: '20px',
  scrollMarginTop: '100px',
  borderBottom: `1px solid ${color['border-control']}`,
});

export const listedDay = styleIn('component', {
  ...typography.num,
  fontSize: '2.5rem',
  color: color.display,
});

export const listedEvents = styleIn('component', { display: 'grid', gap: space[16] });

/* Touch target of a finger’s height that adds no height to the layout. */
export const listedLink = styleIn('component', {
  display: 'inline-block',
  marginBlock: '-10px',
  paddingBlock: '10px',
  color: color.link,
});

export const title = styleIn('component', { overflowWrap: 'anywhere' });

/* Heading and five weeks of the sheet, at their final height. */
export const comingHeading = styleIn('component', { height: '48px' });

const week = (height: string) => ({
  height: `calc(5 * ${height})`,
  backgroundImage: `repeating-linear-gradient(transparent 0 calc(${height} - 1px), ${color.border} 0 ${height}), repeating-linear-gradient(90deg, transparent 0 calc(100% / 7 - 1px), ${color.border} 0 calc(100% / 7))`,
});

export const comingDays = styleIn('component', {
  ...week('53px'),
  marginBlockStart: '28px',
  borderBlockStart: `2px solid ${color['border-strong']}`,
  '@media': { [media.medium]: week('125px') },
});

export const line = styleIn('component', { display: 'block' });
