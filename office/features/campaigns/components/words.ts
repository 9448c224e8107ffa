import type { Campaign, CampaignFault, CampaignRow, CampaignState } from '@banyan/api/office';
import { atWords, comingWords, dayWords } from '../../../kit/words/times.ts';

/** Labels of the campaign states. */
export const campaignStateNames: Readonly<Record<CampaignState, string>> = {
  draft: 'Draft',
  waits: 'Waiting for a second approval',
  held: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};

/** Number of characters of a subject that phones show. */
export const subjectOnPhones = 38;

/** Countdown until a campaign is sent: "Sends in 6:11", "Sends in 40 seconds". */
export function leftToThink(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `Sends in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `Sends in ${minutes}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** Latest event of a campaign: "Sends at 8:30 PM", "Sent Oct 12, 2026". */
function happened(row: CampaignRow, now: number): string {
  if (row.state === 'held' && row.leavesAt !== null) return `Sends ${comingWords(row.leavesAt, now)}`;
  if (row.endedAt !== null) return `${row.state === 'stopped' ? 'Stopped' : 'Sent'} ${dayWords(row.endedAt)}`;
  if (row.begunAt !== null) return `Started ${atWords(row.begunAt, now)}`;
  return `Edited ${atWords(row.changedAt, now)}`;
}

/** Description that tells one campaign from another: "Subscribers. Sent Oct 12, 2026, by Leela Umbar." */
export const campaignFacts = (row: CampaignRow, now: number): string =>
  `${row.about}. ${happened(row, now)}, by ${row.by}.`;

const faults: Readonly<Record<CampaignFault, { why: string; next: string }>> = {
  later: { why: 'Their server said: try later', next: 'We won’t try again' },
  full: { why: 'Mailbox full', next: 'Not sent. We try again with the next campaign' },
  'no-mailbox': { why: 'No such mailbox', next: 'Not sent. After a second failure: unreachable' },
  refused: {
    why: 'Their server rejected it',
    next: 'Not sent. We try again with the next campaign',
  },
  'our-server': { why: 'Our mail server could not be reached', next: 'We won’t try again' },
  unsure: { why: 'Our server stopped while sending', next: 'It may have arrived; no one gets it twice' },
};

/** Reason for a failed delivery, and the next step: "We try again at 8:50 PM". */
export function refusedWords({ why, again }: Campaign['refused'][number], now: number) {
  const { why: words, next } = faults[why];
  return { why: words, next: again === null ? next : `We try again ${atWords(again, now)}` };
}
