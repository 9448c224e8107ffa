import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { typography, vars } from '@banyan/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

type Rule = Parameters<typeof globalIn>[2];

export const page = styleIn('page', { ...typography.body, color: vars.color.text, maxWidth: '1040px' });

/* Styles only elements that MDX writes itself: blocks inside a page bring their own rules. */
const written = (elements: string, rule: Rule) =>
  globalIn(
    'page',
    elements
      .split(', ')
      .map((element) => `${page} > ${element}`)
      .join(', '),
    rule,
  );

written('h1', {
  ...typography.d2,
  color: vars.color.display,
  paddingBottom: '20px',
  borderBottom: `2px solid ${vars.color['border-strong']}`,
  marginBottom: vars.space[24],
});
written('h1 + p', { ...typography.lede, maxWidth: '34em', marginBottom: vars.space[32] });
written('h2', {
  ...typography.h3,
  color: vars.color.display,
  marginTop: vars.space[64],
  marginBottom: vars.space[16],
});
written('h3', { ...typography.h4, marginTop: vars.space[32], marginBottom: vars.space[8] });
written('p, ul, ol', { maxWidth: '62ch', marginBottom: vars.space[16] });
written('div + p', { marginTop: vars.space[16] });
written('ul, ol', { paddingInlineStart: vars.space[24] });
written('ul', { listStyle: 'disc' });
written('ol', { listStyle: 'decimal' });
written('ul > li, ol > li', { paddingBlock: '3px' });
/* Storybook puts its own frame around code blocks. */
written('pre', { marginBottom: vars.space[24], fontSize: vars.size.small, lineHeight: 1.6 });
/* Storybook’s rules are outside the cascade layers; a rule inside a layer would lose to them. */
globalStyle(`${page} pre > *`, { margin: 0 });
globalIn('page', `${page} :is(code, kbd)`, {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.9em',
});
globalIn('page', `${page} :not(pre) > code`, {
  background: vars.color.tint,
  color: vars.color['on-tint'],
  padding: '1px 4px',
});
written('table', {
  width: '100%',
  borderCollapse: 'collapse',
  marginBottom: vars.space[24],
  ...typography.small,
});
globalIn('page', `${page} > table :is(th, td)`, {
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalIn('page', `${page} > table th`, {
  ...typography.label,
  borderBottomColor: vars.color['border-strong'],
});
/* Code wraps on phones: Storybook’s scrolling box grows to its longest line there and widens the page. */
globalStyle(`${page} .docblock-source :is(pre, pre *)`, {
  whiteSpace: 'pre-wrap !important',
  overflowWrap: 'anywhere',
});
globalStyle(`${page} .docblock-source [data-radix-scroll-area-viewport] > div`, {
  display: 'block !important',
});
