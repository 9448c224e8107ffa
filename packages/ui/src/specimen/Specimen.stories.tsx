import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout/index.ts';
import { resolveColor } from '../theme/contrast.ts';
import type { Theme } from '../theme/defineTheme.ts';
import type { SemanticColor } from '../theme/semantic.ts';
import { bayArea, national, themes } from '../themes/index.ts';
import { Chapter } from './Chapter.tsx';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Specimen (component sheet, kitchen sink)',
  component: Specimen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Specimen>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyThemeByDayAndNight = Object.fromEntries(
  themes.flatMap(({ id }) => ['light', 'dark'].map((mode) => [`${id} ${mode}`, { theme: id, mode }])),
);

/** Choose a theme and a mode in the toolbar; everything on the page follows. */
export const Gallery: Story = {
  tags: ['photo', 'photo-themes'],
  parameters: { chromatic: { modes: everyThemeByDayAndNight } },
};
export const ByNight: Story = { globals: { mode: 'dark' } };
export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallest' } } };

/** Color of a token as the browser computes it. */
const computed = (theme: Theme, token: SemanticColor, mode: 'light' | 'dark'): string => {
  const probe = document.createElement('span');
  probe.style.color = resolveColor(theme, token, mode);
  return probe.style.color;
};
const colorOf = (element: Element) => getComputedStyle(element).color;
const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** National theme, inside it the Bay Area, inside that national again, and every other chapter beside them. */
export const TenInputsRebrandTheWholeKit: Story = {
  render: () => (
    <Chapter label="Outer">
      <Chapter label="Inner" theme={bayArea.id}>
        <Chapter label="Innermost" theme={national.id} />
      </Chapter>
      <Grid columns={{ base: 1, medium: 2, wide: 4 }}>
        {themes.map(({ id, label }) => (
          <Chapter key={id} label={label} theme={id} />
        ))}
      </Grid>
    </Chapter>
  ),
  play: async ({ canvas, step, globals }) => {
    const mode = globals.mode === 'dark' ? 'dark' : 'light';
    const wears = async (label: string, theme: Theme) => {
      const inside = <Found extends Element>(found: Found[]): Found | undefined =>
        found.find((element) => element.closest('section[aria-label]')?.getAttribute('aria-label') === label);
      const register = inside(canvas.getAllByRole('button', { name: 'Register' }));
      const donate = inside(canvas.getAllByRole('button', { name: 'Donate' }));
      const link = inside(canvas.getAllByRole('link', { name: label }));
      const field = inside(canvas.getAllByText('On the field'));
      if (!register || !donate || !link || !field) throw new Error(`${label} is not on the page.`);
      await expect(groundOf(register)).toBe(computed(theme, 'primary', mode));
      await expect(colorOf(register)).toBe(computed(theme, 'on-primary', mode));
      await expect(groundOf(donate)).toBe(computed(theme, 'accent', mode));
      await expect(colorOf(link)).toBe(computed(theme, 'link', mode));
      await expect(groundOf(field)).toBe(computed(theme, 'field', mode));
    };
    await step('the page wears the national theme', () => wears('Outer', national));
    await step('a chapter inside it wears its own', () => wears('Inner', bayArea));
    await step('the association inside the chapter wears its own again', () => wears('Innermost', national));
    for (const theme of themes) await step(`${theme.label} wears its own`, () => wears(theme.label, theme));
  },
};

/** Same page in dark mode: both modes are derived, in every theme. */
export const TenInputsRebrandTheNightToo: Story = {
  ...TenInputsRebrandTheWholeKit,
  globals: { mode: 'dark' },
};
