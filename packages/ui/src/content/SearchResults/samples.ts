import type { SearchHits } from './SearchResults.tsx';

const found = (text: string, word: string) => {
  const from = text.toLowerCase().indexOf(word);
  return { text, marks: from < 0 ? [] : [{ from, to: from + word.length }] };
};

export const sampleHits: readonly SearchHits[] = [
  {
    kind: 'people',
    heading: 'People',
    total: 61,
    people: true,
    hits: [
      {
        id: 'm-1',
        title: found('Meera Canteenwala', 'canteenwala'),
        href: '/alumni-directory?search=Meera+Canteenwala',
        detail: '1998, Mechanical Engineering, Open Canal, Oregon',
      },
      {
        id: 'm-2',
        title: found('Om Canteenkar', 'canteenkar'),
        href: '/alumni-directory?search=Om+Canteenkar',
        detail: '2009, Civil Engineering',
      },
    ],
    more: { label: 'All 61 people', href: '/alumni-directory?search=canteen' },
  },
  {
    kind: 'news',
    heading: 'News',
    total: 2,
    hits: [
      {
        id: 'n-1',
        title: found('A scholarship named after the canteen', 'canteen'),
        href: '/news/n-1',
        detail: 'Announcements, November 14, 2026',
        excerpt: found('Sixty-one members, one class group and a debt to the canteen’s book.', 'canteen'),
        day: { day: '14', month: 'Nov' },
      },
      {
        id: 'n-2',
        title: found('Two hundred and forty chairs', 'canteen'),
        href: '/news/n-2',
        detail: 'Events, November 9, 2026',
        excerpt: found('…one chair is still empty, as it was in the canteen on exam days…', 'canteen'),
        day: { day: '9', month: 'Nov' },
      },
    ],
  },
  {
    kind: 'pages',
    heading: 'Pages',
    total: 1,
    hits: [
      {
        id: '/donate-home',
        title: found('Give Back', 'canteen'),
        href: '/donate-home',
        excerpt: found('A gift pays for scholarships, laptops, housing and a canteen.', 'canteen'),
      },
    ],
  },
];
