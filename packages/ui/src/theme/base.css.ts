import { globalIn } from '../style/inLayer.ts';
import { media } from './scales.ts';
import { typography } from './typography.ts';
import { vars } from './vars.css.ts';

type Rule = Parameters<typeof globalIn>[2];
const reset = (selector: string, rule: Rule) => globalIn('reset', selector, rule);
const base = (selector: string, rule: Rule) => globalIn('base', selector, rule);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('ul, ol', { listStyle: 'none', padding: 0 });
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });
reset('legend', { padding: 0 });
reset('button, input, select, textarea', {
  font: 'inherit',
  fontStretch: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  borderRadius: 0,
});
reset('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
reset('dialog', { border: 0, padding: 0, color: 'inherit' });
reset('[hidden]', { display: 'none' });

base('html', {
  background: vars.color.bg,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});
/*
 * Anchors and focused controls stop below the sticky header. Not `scroll-padding` on the root: that would also scroll the page
 * each time the focus enters the header itself.
 */
base(':where(main) :where([id], a, button, input, select, textarea, summary, [tabindex])', {
  scrollMarginTop: '100px',
});
/* A focused field also scrolls its label and hint into view, as far as they fit in a low window beside sticky content at its end. */
base(':where(main) :where(input, select, textarea)', { scrollMarginTop: 'clamp(100px, 30vh, 180px)' });
base('body', {
  ...typography.body,
  background: vars.color.bg,
  color: vars.color.text,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  // Breaks long words, in the minimum width of columns too: a word of ten thousand letters must not widen the page.
  overflowWrap: 'anywhere',
});
/* Labels of controls are our own texts: a text beside them must not squeeze them into single letters. */
base(':where(button, label, summary, th)', { overflowWrap: 'break-word' });
base('p, li, dd', { textWrap: 'pretty' });
base('a', {
  color: vars.color.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
base('a:hover', { color: vars.color['link-hover'], textDecorationThickness: '2px' });
base(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' });
/* Targets of the skip link and headings that receive the focus on navigation are not controls: no ring. */
base("[tabindex='-1']:focus-visible", { outline: 'none' });
base('::selection', { background: vars.color.selection, color: vars.color['on-accent'] });
base('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
/* View transition between pages; shared parts, such as the header, stay in place. Clicks already reach the new page. */
base('::view-transition', { pointerEvents: 'none' });
base('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: '120ms',
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
/* Transparent edges become visible lines when the system replaces all backgrounds. */
base('button', { '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } } });
base('body', { '@media': { [media.print]: { fontSize: '11pt', background: 'none' } } });
