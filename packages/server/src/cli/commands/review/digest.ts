import { sendDigest, wholeDigest } from '../../../office/digest.ts';
import { command } from '../../command.ts';

/** For a Monday morning, by hand or from a timer. */
export const digest = command({
  name: 'digest',
  summary: 'what waits, in a few lines; --mail sends it to the volunteers when something does',
  options: {
    mail: {
      summary: 'sends it to the volunteers, and to those who chose it in the Office, when something waits',
    },
  },
  words: {},
  async run({ options, print, ...workplace }) {
    const { lines } = await wholeDigest(workplace);
    print(lines.join('\n'));
    if (!options.mail) return;
    const recipients = await sendDigest(workplace);
    if (recipients.length === 0) return print('No mail for that.');
    for (const to of recipients) print(`A mail to ${to} is in the outbox.`);
  },
});
