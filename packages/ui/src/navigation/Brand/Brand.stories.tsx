import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onField } from '../../theme/contexts.css.ts';
import { sampleBrand } from '../samples.ts';
import { BrandMark, brandMarkDrawings, Lockup, lockupSizes } from './index.ts';

const meta = {
  title: 'Navigation/Brand',
  component: BrandMark,
  argTypes: { drawing: { control: 'select', options: brandMarkDrawings } },
  /* The lockup is six pixels smaller on phones. */
  parameters: { docs: { isFramed: false } },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SmallDrawingForSixteenPixels: Story = { args: { drawing: 'small' } };

export const AloneItHasAName: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Engineering Alumni', width: 48, height: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Engineering Alumni' })).toBeVisible();
  },
};

export const LockupIsALinkHome: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Lockup brand={sampleBrand} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Engineering Alumni\s*Pune — United States\s*, home$/ }),
    ).toHaveAttribute('href', '/');
  },
};

export const AChapterWithItsOwnDrawing: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Lockup brand={{ ...sampleBrand, logo: '/art/way-mentor.svg' }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /, home$/ })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

export const AChapterLogoInTheColorOfTheText: Story = {
  render: () => <Lockup brand={{ ...sampleBrand, logo: '/favicon.svg#logo' }} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('use')).toHaveAttribute('href', '/favicon.svg#logo');
  },
};

const gallery = () => (
  <>
    {lockupSizes.map((size) => (
      <div key={size}>
        <Lockup brand={sampleBrand} size={size} />
      </div>
    ))}
    <div className={onField}>
      <Lockup brand={sampleBrand} size="large" />
    </div>
  </>
);

export const Gallery: Story = { tags: ['photo'], render: gallery };
