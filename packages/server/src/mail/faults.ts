import type { CampaignFault } from '@banyan/api/office';

/** What of an SMTP library's error tells why a letter was not taken. */
interface Answered {
  /** The other server's code, three digits. */
  responseCode: number | undefined;
  response: string;
  /** What it was an answer to: `RCPT TO`. */
  command: string;
}

function answered(error: unknown): Answered {
  const read = (key: string): unknown =>
    error instanceof Error && key in error ? Reflect.get(error, key) : undefined;
  const code = read('responseCode');
  return {
    responseCode: typeof code === 'number' ? code : undefined,
    response: String(read('response') ?? ''),
    command: String(read('command') ?? ''),
  };
}

/** Commands whose answer is about the one letter. What comes before is between the mail server and us. */
const aboutTheEmail = /^(?:RCPT TO|DATA)/;

/** Why a letter was not taken, of RFC 5321's codes and RFC 3463's. Never the server's words: they may quote the address. */
export function faultOf(error: unknown): Exclude<CampaignFault, 'unsure'> {
  const { responseCode, response, command } = answered(error);
  if (responseCode === undefined || !aboutTheEmail.test(command)) return 'our-server';
  const [, detail = ''] = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (detail === '2.2' || responseCode === 452 || responseCode === 552) return 'full';
  if (responseCode < 500) return 'later';
  const isNobody = detail === '' ? [550, 551, 553].includes(responseCode) : /^[12]\./.test(detail);
  return command.startsWith('RCPT TO') && isNobody ? 'no-mailbox' : 'refused';
}

/** Whether it is given up at once. */
export const isFinal = (fault: CampaignFault): boolean => fault === 'no-mailbox' || fault === 'refused';

/** Times that a letter is tried: two to three days. */
export const mostTries = 12;

/** How long to wait until it is tried again, in milliseconds: a quarter of an hour, then twice as long each time, six hours at most; a day for a full mailbox. */
export const waitMs = (fault: CampaignFault, tries: number): number =>
  fault === 'full' ? 86_400_000 : Math.min(900_000 * 2 ** tries, 21_600_000);
