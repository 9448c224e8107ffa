import type { NewsCategory } from '../contract/limits.ts';
import type { NewsItem } from '../contract/news/news-item.ts';

interface NewsText extends Omit<NewsItem, 'createdBy' | 'category'> {
  category: NewsCategory;
  author: string;
}

/** Returns pictures with their alternative texts, in display order. */
const drawn = (seen: Readonly<Record<string, string>>) => {
  const media = Object.entries(seen).map(([name, alt]) => ({
    path: `/samples/news/${name}.svg`,
    sources: [],
    alt,
  }));
  return { images: media.map(({ path }) => path), media };
};

/** Invented news of invented people. Paragraphs are separated by a blank line. */
export const newsTexts: readonly NewsText[] = [
  {
    _id: 'news-canteen-scholarship',
    title: 'A scholarship named after the canteen',
    summary:
      'Sixty-one members, one class group and a debt to a man who never wrote down who owed him for tea.',
    description: [
      'For thirty-four years one man kept the accounts of a canteen entirely in his head, and never once asked.',
      'The class of 1987 worked out what it owed him over three evenings and a spreadsheet. The figure, with interest, came to two hundred and eleven thousand cups of tea. Sixty-one members paid it, most of them twice.',
      'The money becomes a full scholarship, every year, for one student whose family runs a shop, a stall or a kitchen. Fees, a laptop and a room within walking distance of the lab. The first will be named in June.',
      'He was told about it by telephone. There was a long silence, and then he asked who was going to look after the boy’s breakfast.',
    ].join('\n\n'),
    category: 'Announcements',
    featured: true,
    createdAt: '2026-11-14T17:30:00.000Z',
    author: 'Nandini Parijat',
    tags: ['Scholarships', 'Class of 1987'],
    ...drawn({
      glasses: 'Six glasses in the carrier; one of them was never written down',
      saucers: 'The saucers of thirty-four years, stacked',
      breakfast: 'Whose breakfast is looked after from June',
    }),
  },
  {
    _id: 'news-long-table',
    title: 'Two hundred and forty chairs',
    summary:
      'Registration for the Long Table is open. One chair is still empty in the drawing; that is on purpose.',
    description: [
      'The annual dinner is on the second Saturday of December, at one table, because somebody asked in 2004 why there should be two and nobody had an answer.',
      'Doors at six, dinner at seven, awards before dessert so that nobody has to look interested on an empty stomach. The toast this year goes to the class of 1976, who have been told to keep it under four minutes.',
      'The empty chair at the head is for whoever could not come. It has been kept every year.',
    ].join('\n\n'),
    chapter: 'bay-area',
    category: 'Events',
    featured: true,
    createdAt: '2026-11-09T18:00:00.000Z',
    author: 'Arvind Kadamb',
    tags: ['Annual dinner', 'Bay Area'],
    ...drawn({ chairs: 'One side of the table; the chair at its head is kept' }),
  },
  {
    _id: 'news-annual-report',
    title: 'The 2026 annual report, in eleven pages and one drawing',
    summary: 'Where every dollar went, including the one we lost.',
    description: [
      'The report is out. It has eleven pages, one drawing and no photographs of large checks.',
      'Eighty-six cents of every dollar went to students and to the laboratories. Nine went to events, three to insurance, and two to the card company, who remain our most reliable supplier.',
      'The dollar we lost was a bank fee charged twice. The treasurer wrote four letters about it. It is back.',
    ].join('\n\n'),
    category: 'Reports',
    featured: true,
    createdAt: '2026-11-02T16:00:00.000Z',
    author: 'Meera Palash',
    tags: ['Finance'],
    ...drawn({ report: 'Eighty-six, nine, three and two, and the dollar that came back' }),
  },
  {
    _id: 'news-quiet-pump',
    title: 'Leela Umbar’s quiet pump goes into production',
    summary: 'Nine hundred a month, six people, and one very satisfied landlord.',
    description: [
      'It began as a complaint. The pump in the yard behind Leela Umbar’s flat ran at five every morning, and she is a mechanical engineer.',
      'The new one has one moving part fewer than the old one and is about as loud as a refrigerator. Six people build nine hundred a month in a unit outside Sacramento. The landlord was given the first, mounted, with a plaque.',
    ].join('\n\n'),
    category: 'Alumni Achievements',
    featured: false,
    createdAt: '2026-10-27T15:00:00.000Z',
    author: 'Rohan Bakul',
    tags: ['Mechanical', 'Founders'],
    ...drawn({ pump: 'The pump in section, with one moving part fewer' }),
  },
  {
    _id: 'news-garba-counted',
    title: 'Garba night, counted',
    summary: '400 people, 2 dhols, 0 speeches. The floor survived.',
    description: [
      'Four hundred came, which is ninety more than the gymnasium admits and exactly as many as the fire marshal was prepared not to count.',
      'Two dhols, three generations, one lost shoe, claimed on Monday. There were no speeches. The floor was inspected by two civil engineers the morning after and found to be fine.',
    ].join('\n\n'),
    chapter: 'tx-southwest',
    category: 'Events',
    featured: false,
    createdAt: '2026-10-20T17:00:00.000Z',
    author: 'Sneha Shirish',
    tags: ['TX/Southwest'],
    ...drawn({ counted: 'Four hundred, counted at the door in fives' }),
  },
  {
    _id: 'news-mentorship-pairs',
    title: 'Mentorship pairs for the winter term are out',
    summary: 'Forty-four pairs, eleven time zones between them.',
    description: [
      'Forty-four students have a mentor for the winter term. The farthest pair are eleven and a half hours apart and have agreed that one of them will always be having breakfast.',
      'What is asked of a mentor is one hour a fortnight and honest answers. What is asked of a student is to bring a question. If you would like to be asked one, say so when you join.',
    ].join('\n\n'),
    category: 'Programs',
    featured: false,
    createdAt: '2026-10-12T15:30:00.000Z',
    author: 'Anil Kanchan',
    tags: ['Mentorship'],
    ...drawn({ pairs: 'Forty-four pairs over eleven and a half hours' }),
  },
  {
    _id: 'news-examiner',
    title: 'The examiner who failed half of us',
    summary: 'Forty years on, he remembers your seat number.',
    description: [
      '“I did not fail you,” he says, putting the tea down. “I declined to pass you. There is a difference, and it was explained in the second lecture.”',
      'He is eighty-three, still reads the question papers, and still thinks the fourth question is too easy. He asked after seat 41 by name. Seat 41 now builds bridges, and was told to check the third span.',
    ].join('\n\n'),
    category: 'Interviews',
    featured: false,
    createdAt: '2026-10-06T16:00:00.000Z',
    author: 'Kavita Tamhan',
    tags: ['Faculty', 'Strength of materials'],
    ...drawn({ seats: 'The hall from above; he asked after seat 41' }),
  },
  {
    _id: 'news-eight-centers',
    title: 'Eight centers, one park: a visit to the site',
    summary: 'Concrete on six of eight plinths before the rains.',
    description: [
      'Seven of us went, in borrowed helmets. Six of the eight Centers of Excellence have their plinths; the other two have a great deal of reinforcement and a contractor who does not like being asked for dates.',
      'The energy laboratory will be first. Its switchboard is already there, under a tarpaulin, guarded by a dog whose name is Phase.',
    ].join('\n\n'),
    category: 'Reports',
    featured: false,
    createdAt: '2026-09-30T14:00:00.000Z',
    author: 'Vikram Chinar',
    tags: ['Centers of Excellence'],
    ...drawn({ plinths: 'Eight plinths, six of them poured' }),
  },
  {
    _id: 'news-ridge-walk',
    title: 'Ridge walk: the photographs are up',
    summary: 'Eleven miles, nineteen classes, no blisters admitted.',
    description: [
      'The eldest walker, class of 1968, finished first and was kind enough not to mention it. The youngest carried the water and learned a good deal about pensions.',
      'The photographs are with the chapter. If you are in one with your eyes closed, it stays.',
    ].join('\n\n'),
    chapter: 'pacific-northwest',
    category: 'Events',
    featured: false,
    createdAt: '2026-09-15T15:00:00.000Z',
    author: 'Sneha Shirish',
    tags: ['Pacific Northwest'],
    ...drawn({ prints: 'Twelve photographs of one ridge; in one of them somebody’s eyes are closed' }),
  },
  {
    _id: 'news-grid-storage',
    title: 'Grid storage, explained twice',
    summary: 'One lecture for the power engineers, and the same lecture again for everyone else.',
    description: [
      'The first hour had eleven equations. The second had a bathtub, a hose and a volunteer from the audience, and everybody stayed for it, the power engineers included.',
      'The recording of the second hour is the one that people ask for.',
    ].join('\n\n'),
    chapter: 'chicago-midwest',
    category: 'Programs',
    featured: false,
    createdAt: '2026-08-24T16:00:00.000Z',
    author: 'Rohan Bakul',
    tags: ['Lectures', 'Chicago/Midwest'],
    ...drawn({ bathtub: 'A bathtub in section, filling at one end and emptying at the other' }),
  },
  {
    _id: 'news-laptops',
    title: 'Thirty-two laptops, and what they replaced',
    summary: 'One had a hinge made from a hacksaw blade. We asked to keep it.',
    description: [
      'Thirty-two first-year students got a laptop in July. In return we asked for nothing, and were given nine of the machines they had been using, to be recycled.',
      'One had a hinge made from a hacksaw blade and two rivets. It holds better than the original. Its maker starts in the Production department this term, and has a standing invitation to a tool room in Ohio.',
    ].join('\n\n'),
    category: 'Alumni Achievements',
    featured: false,
    createdAt: '2026-07-28T15:00:00.000Z',
    author: 'Meera Palash',
    tags: ['Scholarships', 'Production'],
    ...drawn({ hinge: 'The hinge: a hacksaw blade and two rivets' }),
  },
  {
    _id: 'news-relay',
    title: 'The 5K paid for one year of one student',
    summary: 'The Metallurgy relay team would like it known that they were second.',
    description: [
      'One hundred and thirty runners, two prams and a dog covered five kilometers each, some of them twice by mistake. After the porta-potties there was exactly one full scholarship left over.',
      'The Metallurgy relay team came second of two. They ask that this be reported without the second number.',
    ].join('\n\n'),
    chapter: 'atlanta',
    category: 'Events',
    featured: false,
    createdAt: '2026-05-20T15:00:00.000Z',
    author: 'Arvind Kadamb',
    tags: ['Scholarships', 'Atlanta'],
    ...drawn({ finish: 'The line, as the relay team saw it' }),
  },
];
