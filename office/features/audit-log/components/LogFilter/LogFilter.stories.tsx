import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LogFilter } from './LogFilter.tsx';

const meta = {
  title: 'Office/Log filter',
  component: LogFilter,
  args: {
    view: {},
    people: [
      { id: 'kiran', name: 'Kiran Umbar' },
      { id: 'asha', name: 'Asha Lakshminarasimhan Palash' },
    ],
    hrefOf: (view) => {
      const asked = Object.entries(view).flatMap(([key, value]) => (value ? [[key, value]] : []));
      return `?${new URLSearchParams(asked)}`;
    },
    onChange: fn(),
  },
} satisfies Meta<typeof LogFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who' }));
    await expect(canvas.getByRole('link', { name: 'Kiran Umbar' })).toHaveAttribute('href', '?who=kiran');
    await expect(canvas.getByRole('link', { name: 'Everybody' })).toHaveAttribute('aria-current', 'true');
    await step('days are typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'When' }));
      await expect(canvas.queryByRole('link', { name: 'Kiran Umbar' })).toBeNull();
      await userEvent.type(canvas.getByLabelText('From'), '2026-10-01');
      await userEvent.type(canvas.getByLabelText('To'), '0026-10-31');
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.clear(canvas.getByLabelText('To'));
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-10-01', to: undefined });
    });
  },
};
export const Narrowed: Story = {
  args: { view: { who: 'asha', about: 'event', from: '2026-10-01', to: '2026-10-31' } },
  play: async ({ canvas, canvasElement }) => {
    // Its links lead nowhere in here.
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('button', { name: 'About: Events' }));
    await expect(canvas.getByRole('link', { name: 'Everything' })).toHaveAttribute(
      'href',
      '?who=asha&from=2026-10-01&to=2026-10-31',
    );
    await expect(canvas.getByRole('link', { name: 'Gifts' })).toHaveAttribute(
      'href',
      '?who=asha&about=gift&from=2026-10-01&to=2026-10-31',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'What' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Declined' }));
  },
};
export const NobodyToChoose: Story = { args: { people: [] } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
