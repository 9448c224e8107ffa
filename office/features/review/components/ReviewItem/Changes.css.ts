import { globalIn, styleIn, variantsIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;
const strong = `1px solid ${color['border-strong']}`;

export const table = styleIn('component', {
  width: '100%',
  border: strong,
  borderCollapse: 'collapse',
  '@media': { [media.belowWide]: { display: 'block' } },
});

globalIn('component', `${table} > tbody`, { '@media': { [media.belowWide]: { display: 'block' } } });

/* On a phone, each cell names its column. */
export const head = styleIn('component', {
  background: color['border-strong'],
  color: color.bg,
  fontSize: vars.size.small,
  textAlign: 'start',
  '@media': {
    [media.belowWide]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

globalIn('component', `${head} th`, { padding: '8px 12px', fontWeight: 600, textAlign: 'start' });
globalIn('component', `${head} th + th`, {
  borderInlineStart: `1px solid color-mix(in oklab, ${color.bg} 40%, transparent)`,
});

export const row = styleIn('component', {
  borderTop: strong,
  '@media': {
    [media.belowWide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: '10px',
      selectors: { '&:first-child': { borderTop: 0 } },
    },
  },
});

export const answer = styleIn('component', {
  width: '120px',
  padding: '10px 12px',
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '112%',
  fontWeight: 395,
  lineHeight: 1.4,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.belowWide]: { width: 'auto', padding: '8px 12px 0' } },
});

export const cell = styleIn('component', {
  padding: '10px 12px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
  '@media': {
    [media.wide]: { borderInlineStart: `1px solid ${color.border}` },
    [media.belowWide]: {
      padding: '4px 12px 0',
      selectors: {
        '&::before': {
          content: 'attr(data-label) / ""',
          display: 'block',
          color: color['text-2'],
          fontSize: vars.size.label,
        },
      },
    },
  },
});

export const marks = variantsIn('component', {
  del: { color: color['text-2'], textDecorationThickness: '1.5px' },
  ins: {
    padding: '1px 3px',
    borderRadius: vars.radius.control,
    background: color['tint-2'],
    color: color['on-tint'],
    fontWeight: 620,
    textDecoration: 'none',
    boxDecorationBreak: 'clone',
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  },
});
