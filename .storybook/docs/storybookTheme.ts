import { create, type ThemeVars } from 'storybook/theming';
import type { ToolbarTheme } from '../../packages/ui/docs/toolbarTheme.ts';
import { resolveColor } from '../../packages/ui/src/theme/contrast.ts';
import type { SemanticColor } from '../../packages/ui/src/theme/semantic.ts';

const code = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** Mark and name for Storybook's corner: markup in a string. */
const brand = (ink: string, root: string): string =>
  `<span class="banyan-brand"><svg viewBox="0 0 36 36" width="28" height="28" fill="none" stroke-width="4" aria-hidden="true"><path stroke="${ink}" d="M18 36V2M18 2h-4A12 12 0 0 0 2 14v12M18 2h4A12 12 0 0 1 34 14v2.3M18 10h-4a4 4 0 0 0-4 4v5M18 10h4a4 4 0 0 1 4 4v14"/><path stroke="${root}" d="M34 16v20"/></svg><b>Banyan</b></span>`;

/** Theme of Storybook's own surfaces, with the same color tokens as the components. */
export const storybookTheme = ({ theme, mode }: ToolbarTheme): ThemeVars => {
  const color = (token: SemanticColor) => resolveColor(theme, token, mode);
  return create({
    base: mode,
    brandTitle: brand(
      color('display'),
      mode === 'dark' ? theme.accent[400] : (theme.markRoot ?? theme.accent[400]),
    ),
    brandUrl: './',
    brandImage: null,
    brandTarget: '_self',
    fontBase: "'Anek Latin', system-ui, sans-serif",
    fontCode: code,
    colorPrimary: color('primary'),
    colorSecondary: color('link'),
    appBg: color('sunk'),
    appContentBg: color('bg'),
    appPreviewBg: color('bg'),
    appHoverBg: color('tint'),
    appBorderColor: color('border'),
    appBorderRadius: 2,
    textColor: color('text'),
    textInverseColor: color('bg'),
    textMutedColor: color('text-2'),
    barBg: color('bg'),
    barTextColor: color('text-2'),
    barHoverColor: color('link-hover'),
    barSelectedColor: color('link'),
    buttonBg: color('bg'),
    buttonBorder: color('border-control'),
    booleanBg: color('sunk'),
    booleanSelectedBg: color('bg'),
    inputBg: color('bg'),
    inputBorder: color('border-control'),
    inputTextColor: color('text'),
    inputBorderRadius: 2,
  });
};
