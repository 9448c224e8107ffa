import { Badge, type BadgeTone } from '@banyan/ui/elements';

/** States of an email. */
export const emailStates = ['stuck', 'retrying', 'waiting', 'held', 'sent'] as const;
export type EmailState = (typeof emailStates)[number];

export interface MailBadgeProps {
  /** State of the email. */
  state: EmailState;
}

const badges: Readonly<Record<EmailState, { tone: BadgeTone; label: string }>> = {
  stuck: { tone: 'critical', label: 'Failed' },
  retrying: { tone: 'warning', label: 'Retrying' },
  waiting: { tone: 'line', label: 'Waiting' },
  held: { tone: 'standard', label: 'Scheduled' },
  sent: { tone: 'success', label: 'Sent' },
};

/** Badge that says if an email was sent, is scheduled, waits, is tried again or failed. */
export const MailBadge = ({ state }: MailBadgeProps) => (
  <Badge tone={badges[state].tone}>{badges[state].label}</Badge>
);
