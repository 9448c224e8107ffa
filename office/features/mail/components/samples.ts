import type { EmailOpened } from './EmailView/EmailView.tsx';

const at = (hour: number, minute: number) => new Date(2026, 9, 12, hour, minute).toISOString();

/** Current time of the samples. */
export const sampleMailNow = new Date(2026, 9, 12, 20, 10).getTime();

/** An email that failed twice, because the mail server did not answer. */
export const sampleEmail: EmailOpened = {
  id: 'a',
  to: 'sunita@example.org',
  subject: 'Your link to your own page',
  at: at(20, 6),
  state: 'retrying',
  when: at(20, 15),
  tries: 2,
  error: 'ESOCKET',
  replyTo: 'volunteers@example.org',
  text: 'Dear Sunita Bakul,\n\nHere is the link to your page:\n\nhttps://alumni.example.org/my/enter?…',
  failures: [
    { at: at(20, 6), code: 'ESOCKET' },
    { at: at(20, 8), code: 'EAUTH' },
  ],
};
