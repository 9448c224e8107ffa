import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { checkColours } from '../../src/theme/palette.ts';
import { bayArea } from '../../src/themes/bay-area.ts';
import { BrandMaker } from '../brand/BrandMaker.tsx';
import { tokensOf } from '../tokens/tokens.ts';
import { useToolbarTheme } from '../toolbarTheme.ts';
import { DrawingSheet, IconSheet } from './Sheet.tsx';
import { TokenFiles, TokenList } from './Tokens.tsx';

/*
 * Browser tests of what a designer does on the guide’s pages: find, copy and download. The sidebar shows the pages; these
 * stories test their parts, with axe.
 */
const meta = {
  title: 'Start here/A designer’s walk',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn(async (_: string) => undefined);

/** Fetches the text that a download link saves. */
const saved = async (link: HTMLElement): Promise<string> => {
  if (!(link instanceof HTMLAnchorElement)) throw new Error('That is no link.');
  return (await fetch(link.href)).text();
};

export const FindsATokenAndCopiesIt: Story = {
  render: () => <TokenList />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name or value'), 'text-2');
    await expect(canvas.getByText(/^1 of \d+ tokens$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy color.text-2' }));
    await expect(writeText).toHaveBeenLastCalledWith('var(--banyan-text-2)');
    await expect(canvas.getByRole('button', { name: 'Copied color.text-2' })).toHaveFocus();
    await expect(canvas.getByText('color.text-2: copied')).toBeInTheDocument();
  },
};

export const IsToldWhenTheBrowserCopiesNothing: Story = {
  render: () => <TokenList />,
  beforeEach: () => {
    writeText.mockRejectedValueOnce(new DOMException('not allowed', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy space.16' }));
    await expect(await canvas.findByText(/Select it and copy it by hand/)).toBeInTheDocument();
  },
};

/** Every property with the value that the stylesheet gives it, in the page’s theme and mode. */
function EveryColour() {
  const { theme, mode } = useToolbarTheme();
  return (
    <ul data-theme={theme.id} data-mode={mode}>
      {tokensOf(theme, mode).map(({ path, property, css, type }) =>
        type === 'color' && property ? (
          <li key={path.join('.')}>
            <i data-property={property} style={{ color: `var(${property})` }} />
            <i style={{ color: css }} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** Red, green and blue of an element’s color, 0 to 255. Browsers report mixed colors as fractions of 1, so these are scaled. */
const channelsOf = (element: Element): number[] => {
  const { color } = getComputedStyle(element);
  const whole = color.startsWith('color(') ? 255 : 1;
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((channel) => Number(channel) * whole);
};
const near = (channel: number, other = Number.NaN): boolean => Math.abs(channel - other) < 1;

export const GetsTheColoursThatTheStylesheetHas: Story = {
  render: () => <EveryColour />,
  play: async ({ canvasElement }) => {
    const colours = [...canvasElement.querySelectorAll('li')].map((row) => [...row.children].map(channelsOf));
    await expect(colours.length).toBeGreaterThan(50);
    const apart = colours.filter(([currentTheme = [], told = []]) =>
      told.some((channel, place) => !near(channel, currentTheme[place])),
    );
    await expect(apart).toEqual([]);
  },
};

export const TakesTokensAlong: Story = {
  render: () => <TokenFiles />,
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('Design tokens (JSON)')).toHaveAttribute(
      'download',
      'banyan-national-light.tokens.json',
    );
    await expect(JSON.parse(await saved(link('Design tokens (JSON)')))).toHaveProperty(
      'color.text.$type',
      'color',
    );
    await expect(await saved(link('CSS properties'))).toMatch(/--banyan-text: #[0-9a-f]{6};/);
    await expect(JSON.parse(await saved(link('Figma variables (JSON)')))).toHaveProperty(
      'variableModes.length',
      2,
    );
  },
};

export const FindsAnIcon: Story = {
  render: () => <IconSheet />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name of an icon'), 'up right');
    await userEvent.click(canvas.getByRole('button', { name: 'Code of ArrowUpRight' }));
    await expect(writeText).toHaveBeenLastCalledWith(
      expect.stringContaining("import { ArrowUpRight } from 'lucide';"),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'SVG of ArrowUpRight, as a file' }));
    await expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/^<svg [^>]*>\n {2}<path/));
  },
};

export const FindsADrawing: Story = {
  render: () => <DrawingSheet />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name of a drawing'), 'kites');
    await expect(canvas.getByText(/^1 of \d+ drawings, National$/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Save event-kites.svg' });
    await expect(link).toHaveAttribute('download', 'event-kites.svg');
    await expect(await saved(link)).toMatch(/^<svg /);
  },
};

/* Too pale for a brand color: white text on it is unreadable. */
const pale = bayArea.brand[300];
const nearest = checkColours(pale, bayArea.accent[400])[0]?.nearest;

export const MakesABrand: Story = {
  render: () => <BrandMaker />,
  play: async ({ canvas }) => {
    const [name, brand] = [canvas.getByLabelText('Name'), canvas.getByLabelText('Brand')];
    await userEvent.clear(name);
    await userEvent.type(name, 'Great Lakes');
    await userEvent.clear(brand);
    await userEvent.type(brand, pale);
    await expect(brand).toHaveAccessibleDescription(expect.stringContaining(`White on ${pale} has`));
    await expect(brand).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: `Take ${nearest}, the nearest that passes` }));
    await expect(brand).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy chapter.json' }));
    const written: unknown = JSON.parse(writeText.mock.lastCall?.[0] ?? '');
    await expect(written).toMatchObject({ name: 'Great Lakes', brand: nearest });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy theme.css' }));
    await expect(writeText).toHaveBeenLastCalledWith(
      expect.stringContaining(`--banyan-brand-800: ${nearest};`),
    );
  },
};
