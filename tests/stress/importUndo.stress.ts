import { undoneImport } from '../../packages/server/src/members/member-import/test-undone-import.ts';
import { stressTest } from './stressTest.ts';

stressTest(
  'undoes a member import: removes everybody nobody has edited, and leaves all else as it was',
  {
    full: 5_000,
    short: 500,
    of: 'lines, and a tenth as many about members, of which every fiftieth was edited',
  },
  async (count) => `${await undoneImport(count, 'take')}; ${await undoneImport(count, 'fill')}`,
);
