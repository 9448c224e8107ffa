import { type ChapterId, chapterFeedPath, chapterPath } from '@banyan/api/contract';
import { chapters } from './chapters.ts';
import type { Face } from './face.ts';

interface ChapterPlace {
  /** States the chapter covers, shown under its name. Must match `contract/chapters/chapter-states.ts`. */
  area: string;
  lede: string;
  /**
   * The first person leads the chapter. The `id` selects the drawing behind the initials; keep it when a name changes. Add an
   * `image` only if the person has agreed to it.
   */
  people: readonly { id: string; name: string; position: string; image?: Face }[];
  email: string;
}

const leads = 'Leads the chapter';

/** Both California chapters share this text: a state alone does not tell which of the two a member lives near. */
const aroundCalifornia = 'California, Nevada and Hawaii, which both Californian chapters look after.';

const about: Readonly<Record<ChapterId, ChapterPlace>> = {
  atlanta: {
    area: 'Georgia, Florida, the Carolinas, Tennessee, Kentucky, Alabama and Mississippi.',
    lede: 'We dance once a year and eat together the other eleven months. Bring shoes for one of them.',
    people: [
      { id: 'smita-chandan', name: 'Smita Chandan', position: leads },
      { id: 'jayant-khair', name: 'Jayant Khair', position: 'Meets whoever has just landed' },
    ],
    email: 'atlanta@example.org',
  },
  'bay-area': {
    area: aroundCalifornia,
    lede: 'Fifty miles of traffic and one long table at the end of it. Somebody always saves a chair.',
    people: [
      { id: 'rahul-apta', name: 'Rahul Apta', position: leads },
      { id: 'mrinal-undi', name: 'Mrinal Undi', position: 'Knows who is hiring, and for what' },
    ],
    email: 'bay-area@example.org',
  },
  'chicago-midwest': {
    area: 'Illinois, Indiana, Iowa, Kansas, Michigan, Minnesota, Missouri, Nebraska, the Dakotas, Ohio and Wisconsin.',
    lede: 'Twelve states, two of them warm in May. Until then we meet indoors, and draw.',
    people: [
      { id: 'madhura-deodar', name: 'Madhura Deodar', position: leads },
      { id: 'sudhir-phanas', name: 'Sudhir Phanas', position: 'Lends boots, in four sizes' },
    ],
    email: 'chicago-midwest@example.org',
  },
  'pacific-northwest': {
    area: 'Washington, Oregon, Idaho, Montana, Wyoming and Alaska.',
    lede: 'We walk in the rain, and the tea is at the top.',
    people: [
      { id: 'ketaki-avla', name: 'Ketaki Avla', position: leads },
      { id: 'nilesh-babhul', name: 'Nilesh Babhul', position: 'Carries the rope and the tea' },
    ],
    email: 'pacific-northwest@example.org',
  },
  'ny-northeast': {
    area: 'New York, New Jersey, Pennsylvania, New England, Delaware, Maryland, the Virginias and Washington, DC.',
    lede: 'Maine to Virginia, mostly by train. We begin on time, because the last one home leaves at eleven.',
    people: [
      { id: 'charulata-kinjal', name: 'Charulata Kinjal', position: leads },
      { id: 'ajay-sitaphal', name: 'Ajay Sitaphal', position: 'Finds rooms that cost nothing' },
    ],
    email: 'ny-northeast@example.org',
  },
  'southern-california': {
    area: aroundCalifornia,
    lede: 'From San Diego to Santa Barbara, in shirtsleeves. The hard part is choosing whose backyard.',
    people: [
      { id: 'anand-nimb', name: 'Anand Nimb', position: leads },
      { id: 'rewati-amba', name: 'Rewati Amba', position: 'Keeps the list and the backyard' },
    ],
    email: 'southern-california@example.org',
  },
  'tx-southwest': {
    area: 'Texas, Arizona, New Mexico, Colorado, Utah, Oklahoma, Arkansas and Louisiana.',
    lede: 'Far apart and used to it: three hours is a short drive to a kite morning.',
    people: [
      { id: 'vidya-bor', name: 'Vidya Bor', position: leads },
      { id: 'hrishikesh-ain', name: 'Hrishikesh Ain', position: 'Flies kites, and mends them' },
    ],
    email: 'tx-southwest@example.org',
  },
};

/** Page content of each chapter. */
export const chapterPages = chapters.map(({ id, name, chat }) => ({
  id,
  name,
  chat,
  feed: chapterFeedPath(id),
  ...about[id],
  path: chapterPath(id),
  title: `${name} chapter`,
  parent: { title: 'Chapters', path: '/chapters' },
  description: `The ${name} chapter of the alumni association: what is on, what happened, who leads it, its group chat and calendar, and how to join.`,
}));

export type ChapterPageContent = (typeof chapterPages)[number];
