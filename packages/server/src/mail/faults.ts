import type { CampaignFault } from '@banyan/api/office';

/** Parts of an SMTP library’s error that identify the fault. */
interface Answered {
  /** Response code of the receiving server, three digits. */
  responseCode: number | undefined;
  response: string;
  /** Command that was answered: `RCPT TO`. */
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

/** Commands whose response is about the one email. Earlier responses concern the connection to our mail server. */
const aboutTheEmail = /^(?:RCPT TO|DATA)/;

/**
 * Fault of a delivery, from the codes of RFC 5321 and RFC 3463. The server’s response is never stored, because it may quote the
 * address.
 */
export function faultOf(error: unknown): Exclude<CampaignFault, 'unsure'> {
  const { responseCode, response, command } = answered(error);
  if (responseCode === undefined || !aboutTheEmail.test(command)) return 'our-server';
  const [, detail = ''] = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (detail === '2.2' || responseCode === 452 || responseCode === 552) return 'full';
  if (responseCode < 500) return 'later';
  const isNobody = detail === '' ? [550, 551, 553].includes(responseCode) : /^[12]\./.test(detail);
  return command.startsWith('RCPT TO') && isNobody ? 'no-mailbox' : 'refused';
}

/** True if the email is given up at once. */
export const isFinal = (fault: CampaignFault): boolean => fault === 'no-mailbox' || fault === 'refused';

/** Maximum number of tries, over two to three days. */
export const mostTries = 12;

/** Time until the next try, in milliseconds: 15 minutes, then twice as long each time, up to six hours; a day for a full mailbox. */
export const waitMs = (fault: CampaignFault, tries: number): number =>
  fault === 'full' ? 86_400_000 : Math.min(900_000 * 2 ** tries, 21_600_000);
