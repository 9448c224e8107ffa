import { vars } from './vars.css.ts';

/**
 * Type styles as plain rules to spread into `style()`. Width follows size: large text is narrow, small text is wide, numerals
 * are wide and thin.
 */
export const typography = {
  d1: {
    fontFamily: vars.font.display,
    fontSize: vars.size.d1,
    lineHeight: 0.94,
    fontWeight: 640,
    fontStretch: '80%',
    letterSpacing: '-0.012em',
    textWrap: 'balance',
  },
  d2: {
    fontFamily: vars.font.display,
    fontSize: vars.size.d2,
    lineHeight: 0.98,
    fontWeight: 640,
    fontStretch: '81%',
    letterSpacing: '-0.008em',
    textWrap: 'balance',
  },
  h2: {
    fontFamily: vars.font.display,
    fontSize: vars.size.h2,
    lineHeight: 1.02,
    fontWeight: 640,
    fontStretch: '84%',
    letterSpacing: '-0.004em',
    textWrap: 'balance',
  },
  h3: {
    fontFamily: vars.font.display,
    fontSize: vars.size.h3,
    lineHeight: 1.12,
    fontWeight: 630,
    fontStretch: '88%',
    textWrap: 'balance',
  },
  h4: {
    fontFamily: vars.font.display,
    fontSize: vars.size.h4,
    lineHeight: 1.25,
    fontWeight: 620,
    fontStretch: '96%',
    textWrap: 'balance',
  },
  num: {
    fontFamily: vars.font.ui,
    fontSize: vars.size.num,
    lineHeight: 0.82,
    fontWeight: 240,
    fontStretch: '112%',
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
  },
  lede: {
    fontFamily: vars.font.read,
    fontSize: vars.size.lede,
    lineHeight: 1.4,
    fontWeight: 400,
    textWrap: 'pretty',
  },
  read: {
    fontFamily: vars.font.read,
    fontSize: vars.size.read,
    lineHeight: 1.62,
    fontWeight: 400,
    textWrap: 'pretty',
  },
  body: {
    fontFamily: vars.font.ui,
    fontSize: vars.size.body,
    lineHeight: 1.58,
    fontWeight: 395,
    fontStretch: '105%',
  },
  ui: {
    fontFamily: vars.font.ui,
    fontSize: vars.size.ui,
    lineHeight: 1.2,
    fontWeight: 600,
    fontStretch: '108%',
  },
  small: {
    fontFamily: vars.font.ui,
    fontSize: vars.size.small,
    lineHeight: 1.5,
    fontWeight: 395,
    fontStretch: '105%',
  },
  label: {
    fontFamily: vars.font.ui,
    fontSize: vars.size.label,
    lineHeight: 1.35,
    fontWeight: 600,
    fontStretch: '118%',
    letterSpacing: '0.005em',
  },
} as const;

export type TypeStyle = keyof typeof typography;
