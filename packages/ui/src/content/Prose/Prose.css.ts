import { globalStyle } from '@vanilla-extract/css';
import { globalIn, styleIn, variantsIn } from '../../style/inLayer.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const prose = styleIn('component', {
  ...typography.read,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});

export const variants = variantsIn('component', { article: { gap: '1.1em' }, story: { gap: '1.2em' } });

/* Styles elements inside the prose by selector, because most of its markup has no classes. */
const inside = (selector: string, rule: Parameters<typeof globalIn>[2]) =>
  globalIn('component', `${prose} ${selector}`, rule);

inside('> *', { maxWidth: '62ch', margin: 0 });
inside('p', { whiteSpace: 'pre-line' });
inside('> :is(h2, h3)', { ...typography.h3, marginTop: '.4em' });
inside(':is(ul, ol)', { paddingInlineStart: '1.3em', display: 'grid', gap: '.4em' });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });

/** List numbered with years: the numbers are inside the text, like the first word of a paragraph. */
export const wideNumbers = styleIn('component', {});
inside(`ol.${wideNumbers}`, { listStylePosition: 'inside', paddingInlineStart: 0 });
inside(`ol.${wideNumbers} > li > p:first-child`, { display: 'inline' });

inside('blockquote', {
  position: 'relative',
  border: `2px solid ${color['border-strong']}`,
  borderWidth: '2px 0 0 2px',
  borderTopLeftRadius: 'clamp(36px, 5vw, 72px)',
  padding: '28px 0 4px 28px',
  marginBlock: '12px',
  fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)',
  fontStyle: 'italic',
  lineHeight: 1.24,
  color: color.display,
  maxWidth: 'none',
});
inside('blockquote p', { textWrap: 'balance' });
inside('blockquote::after', {
  content: '',
  position: 'absolute',
  left: '-7px',
  bottom: '-6px',
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  background: color['accent-line'],
});

globalIn('component', `${variants.story} > p:first-child::first-line`, { fontStyle: 'italic' });
/* Width of one of the seven columns of a story. */
globalStyle(`${variants.story} > blockquote`, {
  '@media': { [media.wide]: { '@layer': { [layers.component]: { marginLeft: 'calc(-100% / 7)' } } } },
});
