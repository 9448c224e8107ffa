import { proof } from '../../testing/test-proof.ts';
import { undoneRoll } from './test-undone-roll.ts';

proof(
  {
    what: 'a roll that is undone takes away whom nobody has touched, and leaves all else as it was',
    full: 5_000,
    of: 'lines, and a tenth as many about who is here, of which every fiftieth was edited',
  },
  async (count) => `${await undoneRoll(count, 'take')}; ${await undoneRoll(count, 'fill')}`,
);
