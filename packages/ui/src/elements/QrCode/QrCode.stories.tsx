import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';
import { qrDrawing } from './squares.ts';

const finder = (row: number, column: number) => {
  const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
  return ring === 3 || ring <= 1;
};

/** Three corners of a code, with a checkerboard instead of data. */
const squares = Array.from({ length: 21 }, (_, row) =>
  Array.from({ length: 21 }, (_, column) => {
    if (row < 8 && column < 8) return row < 7 && column < 7 && finder(row, column);
    if (row < 8 && column > 12) return row < 7 && column > 13 && finder(row, column - 14);
    if (row > 12 && column < 8) return row > 13 && column < 7 && finder(row - 14, column);
    return (row * 7 + column * 3) % 5 < 2;
  }),
);

const meta = {
  title: 'Elements/QrCode',
  component: QrCode,
  args: { ...qrDrawing(squares), label: 'Your ticket, as a QR code' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(args.label);
  },
};
export const Gallery: Story = { tags: ['photo'] };
