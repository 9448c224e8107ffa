import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { mainParts, plainParts } from '../../src/plain/parts.tsx';

const parts = plainParts('/art');

/** Complete front page of a chapter; `packages/ui/plain` has the same page as HTML. */
function ChapterPage() {
  return (
    <>
      {parts.header}
      <main id="main" tabIndex={-1}>
        {mainParts.map((name) => (
          <Fragment key={name}>{parts[name]}</Fragment>
        ))}
      </main>
      {parts.footer}
    </>
  );
}

const meta = {
  title: 'Chapters/Front page of a chapter',
  component: ChapterPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ChapterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
