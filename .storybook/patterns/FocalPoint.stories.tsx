import {
  EventRow,
  EventTicket,
  MediaGallery,
  MemberCard,
  NewsCard,
  NewsDetail,
  NewsLead,
  PastEventCard,
  StoryDetail,
} from '@banyan/ui/content';
import { Avatar, avatarSizes, Picture, pictureElbows } from '@banyan/ui/elements';
import { FeaturedEvent } from '@banyan/ui/sections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { type Shape, shapes, showsFocus } from './shapes.ts';

const day = { dateLong: 'Saturday, January 16, 2027', dateTime: '2027-01-16', day: 16, month: 'January' };
const news = {
  title: 'News',
  href: '#',
  category: 'Events',
  date: 'January 16, 2027',
  dateTime: '2027-01-16',
};
const event = { ...day, title: 'Event', description: 'Words', location: 'Plano, Texas' };
const person = { name: 'Asha Umbar', id: 'asha' };

const each = (show: (picture: Shape['picture'], name: string) => ReactNode) =>
  shapes.map(({ name, picture }) => <div key={name}>{show(picture, name)}</div>);

/** Every part that crops pictures, with all shapes. */
const parts: Readonly<Record<string, () => ReactNode>> = {
  Picture: () =>
    each((picture) =>
      pictureElbows.map((elbow) => <Picture key={elbow} {...picture} alt="" elbow={elbow} />),
    ),
  Avatar: () =>
    each((image) => avatarSizes.map((size) => <Avatar key={size} {...person} size={size} image={image} />)),
  MemberCard: () =>
    each((image) => (
      <MemberCard name={person.name} memberId="asha" year={2005} program="Civil" image={image} />
    )),
  EventRow: () => (
    <ol>
      {each((image) => (
        <EventRow {...event} image={image} />
      ))}
    </ol>
  ),
  'EventRow, first': () => (
    <ol>
      {each((image) => (
        <EventRow {...event} variant="first" image={image} />
      ))}
    </ol>
  ),
  EventTicket: () =>
    each((image) => (
      <EventTicket
        progress={{ state: 'ready', event: { ...event, image } }}
        back={{ label: 'All events', href: '#' }}
      />
    )),
  FeaturedEvent: () =>
    each((image) => (
      <FeaturedEvent
        progress={{
          state: 'ready',
          event: { ...event, image, action: { label: 'Register', href: '#' } },
        }}
        eventsLink={{ label: 'See all events', href: '#' }}
      />
    )),
  PastEventCard: () => (
    <ol>
      {each((image) => (
        <PastEventCard {...event} image={image} />
      ))}
    </ol>
  ),
  NewsCard: () => each((image) => <NewsCard {...news} image={image} />),
  'NewsCard, lead': () => each((image) => <NewsCard {...news} variant="lead" image={image} />),
  NewsLead: () => each((image) => <NewsLead {...news} image={image} />),
  'NewsDetail, first picture': () =>
    each((picture, name) => (
      <NewsDetail
        title="News"
        newsId={name}
        published={news.date}
        dateTime={news.dateTime}
        images={[picture]}
        content={{ text: '' }}
        shareText=""
        back={{ label: 'All news', href: '#' }}
      />
    )),
  'NewsDetail, other pictures': () => (
    <NewsDetail
      title="News"
      newsId="all"
      published={news.date}
      dateTime={news.dateTime}
      images={[{ src: '/art/event-kites.svg' }, ...shapes.map(({ picture }) => picture)]}
      content={{ text: '' }}
      shareText=""
      back={{ label: 'All news', href: '#' }}
    />
  ),
  MediaGallery: () => (
    <MediaGallery
      headingId="gallery"
      items={shapes.map(({ name, picture }) => ({
        id: name,
        type: 'image',
        src: picture.src,
        thumbnail: picture,
        href: '#',
        caption: name,
      }))}
      filter="all"
      filterHref={(filter) => `#${filter}`}
      onFilterChange={() => undefined}
      openId={undefined}
      onOpenChange={() => undefined}
    />
  ),
  StoryDetail: () =>
    each((image) => (
      <StoryDetail
        title="Story"
        category="Career"
        author={{ ...person, image }}
        date={news.date}
        dateTime={news.dateTime}
        readTime="7 min read"
        content={{ sanitisedHtml: '' }}
        shareText=""
      />
    )),
};

/* Forty parts of a kind on one page repeat their ids and headings, so axe is off. */
const meta = {
  title: 'Patterns/Focal point',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  render: () => (
    <>
      {Object.entries(parts).map(([name, show]) => (
        <section key={name} data-testid={name}>
          {show()}
        </section>
      ))}
    </>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function loaded(image: HTMLImageElement): Promise<HTMLImageElement> {
  image.loading = 'eager';
  await image.decode();
  return image;
}

/** Returns the crops of a part that do not show their focal point, and the shapes that the part does not show at all. */
async function cutIn(part: HTMLElement): Promise<string[]> {
  const images = await Promise.all(
    Array.from(part.querySelectorAll('img'))
      .filter(({ src }) => src.startsWith('data:'))
      .map(loaded),
  );
  return shapes.flatMap((shape) => {
    const own = images.filter(({ src }) => src === shape.picture.src);
    if (own.length === 0) return `${shape.name} is missing`;
    return own.some((image) => !showsFocus(image, shape, part)) ? shape.name : [];
  });
}

const noHeadIsCut: Story['play'] = async ({ canvasElement, step }) => {
  for (const name of Object.keys(parts))
    await step(name, async () => {
      await expect([name, await cutIn(within(canvasElement).getByTestId(name))]).toEqual([name, []]);
    });
};

export const NoHeadIsCutOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: noHeadIsCut,
};
export const NoHeadIsCutOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: noHeadIsCut,
};
export const NoHeadIsCutOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: noHeadIsCut,
};
