import { Badge, type BadgeTone } from '@banyan/ui/elements';

/** Where an email is. */
export const letterStates = ['stuck', 'waiting', 'held', 'sent'] as const;
export type LetterState = (typeof letterStates)[number];

export interface MailBadgeProps {
  /** Where the email is. */
  state: LetterState;
}

const badges: Readonly<Record<LetterState, { tone: BadgeTone; label: string }>> = {
  stuck: { tone: 'critical', label: 'Failed' },
  waiting: { tone: 'line', label: 'Waiting' },
  held: { tone: 'standard', label: 'Scheduled' },
  sent: { tone: 'success', label: 'Sent' },
};

/** Whether an email was sent, is scheduled, waits or failed. */
export const MailBadge = ({ state }: MailBadgeProps) => (
  <Badge tone={badges[state].tone}>{badges[state].label}</Badge>
);
