import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { JobRow } from './JobRow.tsx';
import { sampleJobs } from './samples.ts';

const [pumps, bridges] = sampleJobs;

const meta = {
  title: 'Content/Jobs/JobRow',
  component: JobRow,
  args: { title: '', company: '', location: '', jobType: '', description: '', age: '', days: 0, ...pumps },
} satisfies Meta<typeof JobRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const apply = canvas.getByRole('link', {
      name: 'Apply for Controls engineer, rooftop pumps (opens in a new tab)',
    });
    await expect(apply).toHaveAttribute('target', '_blank');
    await expect(apply).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('jobs.example.org')).toBeVisible();
  },
};

const height = (element: HTMLElement) => element.getBoundingClientRect().height;
export const OpenedItShowsAllOfIt: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    const description = canvas.getByText(/^Field-oriented control/);
    const clamped = height(description);
    await userEvent.click(canvas.getByText('Details, requirements and contact'));
    await step('the whole description', async () => {
      await expect(height(description)).toBeGreaterThan(clamped);
    });
    await step('the requirements, without the dashes they were typed with', async () => {
      await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Five years with motor drives, or three and a good story',
        'C, and the patience to read someone else’s',
        'Comfortable on a roof',
      ]);
    });
    await step('and how to reach who posted it', async () => {
      await expect(canvas.getByRole('link', { name: 'leela.umbar@example.org' })).toHaveAttribute(
        'href',
        'mailto:leela.umbar@example.org',
      );
    });
  },
};
export const ThePosterKeepsContactPrivate: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...bridges, requirements: '' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details and contact'));
    await expect(canvas.getByText('Posted by Ishaan Pimpal.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /by email/ })).not.toHaveAttribute('target');
    await expect(canvas.getByText('nights@example.org')).toBeVisible();
  },
};
export const AnAddressThatMustNotBeALink: Story = {
  tags: ['!dev', '!autodocs'],
  args: { applyHref: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Apply/ })).toBeNull();
    await expect(canvas.getByText(/not one we can link to/)).toBeVisible();
  },
};
export const JustBegun: Story = {
  args: { jobType: '', description: '', requirements: '', days: 0, poster: undefined, applyHref: undefined },
};
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
    company: 'The interconnection department and all of its laboratories',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    description: 'Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa '.repeat(
      3,
    ),
    applyHref: 'mailto:somebody.with.a.very.long.name.indeed@department.of.interconnection.example.org',
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ItsTitleLeadsToItsPage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { href: '/job-board/1', remote: true, pay: '$85,000 to $110,000 a year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Controls engineer, rooftop pumps' })).toHaveAttribute(
      'href',
      '/job-board/1',
    );
    await expect(canvas.getByText('Remote')).toBeVisible();
    await expect(canvas.getByText('$85,000 to $110,000 a year')).toBeVisible();
  },
};
