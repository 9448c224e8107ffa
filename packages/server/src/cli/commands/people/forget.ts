import { isEmail } from '@banyan/api/contract';
import { forgetPerson } from '../../../people/forget.ts';
import { command } from '../../command.ts';
import { signed } from '../../definition.ts';

/** Data that this program cannot delete. */
const elsewhere = [
  'Data elsewhere stays until you remove it there: backups, and copies in before-migrations and replaced-… of the data',
  'directory (after a restore, type this again); rolls and their .rejected.csv (the next import would bring the person',
  'back); mail that went out, such as messages to the volunteers.',
].join('\n');

/** Deletes the personal data of a person who asks for it. */
export const forget = command({
  name: 'forget',
  summary: 'deletes all data of the person with that email for good, and reports what must be kept',
  options: { ...signed },
  words: { email: { shown: 'EMAIL' } },
  rehearsed: true,
  async run({ database, media, misspelt, now, print, rehearsing, who, words: { email } }) {
    if (!isEmail(email.trim())) throw misspelt('Give an email address');
    const { counts, kept } = await forgetPerson(database, email, { who, media, rehearsing }, now);
    const gone = Object.entries(counts).map(([what, count]) => `${String(count).padStart(4)}  ${what}`);
    if (gone.length === 0 && kept.length === 0) return print(`There is nothing of ${email} in here.`);
    print(gone.length === 0 ? 'Nothing had to be forgotten.' : ['Forgotten:', ...gone].join('\n'));
    for (const sentence of kept) print(sentence);
    print(elsewhere);
  },
});
