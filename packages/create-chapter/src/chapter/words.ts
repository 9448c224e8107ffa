/** Texts of a chapter's pages that `chapter.json` may replace, by page. `{name}` and `{place}` are the chapter's. */
export const standardWords = {
  home: 'The {name} chapter connects engineers who studied in Pune and now live around {place}: with each other, with good work, and with the college that taught them.',
  invitation: 'Put down a root here',
  events: 'Most months, a few of us are in the same room. Bring somebody who is new here.',
  noEvents: 'Nothing is on the calendar. The next one starts with a proposal.',
  news: 'From {place}, written by volunteers after work.',
  give: 'Scholarships, laptops, rooms and labs: the next engineers start with what the last ones send back.',
  contact: 'A volunteer reads this after work and answers it, usually within three evenings.',
  footer:
    'A chapter of the association of engineers who studied in Pune and live in the United States. Joining is free.',
} as const;

export type PageWords = Record<keyof typeof standardWords, string>;

/** Longest text of a page in `chapter.json`, in characters. */
export const mostWords = 300;

/** Texts of every page: the chapter's own, else the standard ones, with the chapter's name and place filled in. */
export function wordsOf({
  name,
  place,
  words,
}: {
  name: string;
  place: string;
  words: Partial<PageWords>;
}): PageWords {
  const filled = (text: string) => text.replaceAll('{name}', name).replaceAll('{place}', place);
  const text = (key: keyof PageWords) => filled(words[key] || standardWords[key]);
  return {
    home: text('home'),
    invitation: text('invitation'),
    events: text('events'),
    noEvents: text('noEvents'),
    news: text('news'),
    give: text('give'),
    contact: text('contact'),
    footer: text('footer'),
  };
}
