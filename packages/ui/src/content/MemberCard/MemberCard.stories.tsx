import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { faces } from '../../elements/Picture/samples.ts';
import { MemberCard } from './MemberCard.tsx';

const meta = {
  title: 'Content/People/MemberCard',
  component: MemberCard,
  args: {
    name: 'Meera Kadamb',
    memberId: 'meera-kadamb',
    year: 1998,
    program: 'Computer Engineering',
    profileHref: 'https://example.org/in/meera-kadamb',
  },
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Professional profile of Meera Kadamb/ });
    await expect(link).toHaveAttribute('href', 'https://example.org/in/meera-kadamb');
  },
};
export const WithWhatTheMemberAgreedTo: Story = {
  args: {
    detail: 'Northspan Systems, California',
    image: faces[2],
  },
};
export const TheYearLeadsToItsClass: Story = {
  tags: ['!dev', '!autodocs'],
  args: { yearHref: '/class-of/1998' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Class of 1998' })).toHaveAttribute(
      'href',
      '/class-of/1998',
    );
  },
};
export const AmongPeopleOfOneYear: Story = {
  args: { place: 'Southern California', detail: 'Northspan Systems' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Southern California')).toBeVisible();
    await expect(canvas.queryByText('1998')).toBeNull();
  },
};
export const WithoutProfile: Story = { args: { profileHref: undefined } };
export const AProfileThatIsNoWebPageMakesNoLink: Story = {
  tags: ['!dev', '!autodocs'],
  args: { profileHref: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const Preview: Story = {
  args: { variant: 'preview', year: undefined, program: 'Program to be specified' },
  play: async ({ canvas, step }) => {
    await step('four dashes hold the year’s place, and say so', async () => {
      await expect(canvas.getByText('Graduation year missing')).toBeInTheDocument();
    });
    await step('the link is only shown', async () => {
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    });
  },
};
export const StruckOut: Story = {
  args: { variant: 'preview', stamp: 'Hidden', struck: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ textDecorationLine: 'line-through' });
  },
};
export const AStampIsBelowTheName: Story = {
  args: {
    name: 'Chandrashekhar Venkatanarasimha Umbarkar-Palashwadikar',
    variant: 'preview',
    stamp: 'In review',
    profileHref: undefined,
  },
  globals: { viewport: { value: 'smallest' } },
};
export const LongName: Story = {
  args: {
    name: 'Chandrashekhar Venkatanarasimha Umbarkar-Palashwadikar',
    program: 'Electronics, Telecommunication and the Interconnection of Instruments',
    variant: 'preview',
  },
  globals: { viewport: { value: 'smallest' } },
};
export const PreviewBeforeThereIsAName: Story = {
  tags: ['!dev', '!autodocs'],
  args: { variant: 'preview', name: '', year: undefined, program: 'Program to be specified' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Your name' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('YN');
  },
};
