import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleColumns, sampleGroups, sampleLegal } from '../samples.ts';
import { Footer } from './Footer.tsx';
import { FooterColumns } from './FooterColumns.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <FooterColumns {...sampleColumns} />,
    rights: '© 2026 the association',
    legal: sampleLegal,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutATargetALabelIsText: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Take part' }));
    await expect(list.getByRole('link', { name: 'Mentor' })).toHaveAttribute('href', '/mentor');
    await expect(canvas.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
    await expect(canvas.getByText('Privacy Policy')).toBeVisible();
    await expect(canvas.queryAllByRole('heading')).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Social group' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

export const ThreeGroups: Story = {
  args: { children: <FooterColumns {...sampleColumns} groups={sampleGroups.slice(1)} /> },
};
export const WithPolicies: Story = {
  args: { legal: sampleLegal.map(({ label }) => ({ label, href: '/policy' })) },
};
export const Gallery: Story = { tags: ['photo'], globals: { viewport: { value: 'desktop' } } };
