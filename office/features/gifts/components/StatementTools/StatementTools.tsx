import type { StatementState } from '@banyan/api/office';
import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { Download, KeyRound, Mail, Printer } from 'lucide';
import type { ReactNode } from 'react';
import { untilWords } from '../../../../kit/words/times.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';

export interface StatementToolsProps {
  /** The year of the statements: 2026. */
  year: number;
  /** Set if the year is over; statements can be emailed only then. */
  isOver: boolean;
  /** Donors with an email address, counted by the state of their statement email. */
  emails: Readonly<Record<StatementState, number>>;
  /** Number of donors who get it on paper: without an email address, or with an unreachable one. */
  unmailed: number;
  /** ISO: time the last scheduled email is sent; `null` when none is scheduled. */
  heldUntil: string | null;
  /** Emails the statements that are not sent yet. */
  onMail: () => void;
  /** Cancels the scheduled emails; undefined where the undo is offered elsewhere. */
  onTakeBack?: (() => void) | undefined;
  /** Address of the printable statements. */
  printHref: string;
  /** Downloads the statements as a CSV file. */
  onFile: () => void;
  /** Action in progress. */
  busy?: 'mail' | 'take back' | 'file' | undefined;
  /** Id of the sentence that says why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** Result of the button that was pressed, an `ActionResult`. */
  result?: ReactNode;
}

const number = (count: number) => count.toLocaleString('en-US');
const many = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`;

/** Sentence that says what the button will do and, after it is pressed, the state of the emails. */
function emailsWords({
  year,
  isOver,
  emails: messages,
  unmailed,
}: Pick<StatementToolsProps, 'year' | 'isOver' | 'emails' | 'unmailed'>): string {
  if (!isOver) return `${year} is not over. Its statements can be emailed from January 1.`;
  const left = messages.none + messages.failed;
  const print = unmailed > 0 ? `, ${number(unmailed)} to print` : '';
  const written = [
    messages.sent > 0 && many(messages.sent, 'email sent', 'emails sent'),
    messages.waiting > 0 && many(messages.waiting, 'sends soon', 'send soon'),
    messages.failed > 0 && `${number(messages.failed)} could not be sent`,
  ].filter(Boolean);
  return [
    left > 0 &&
      `${many(left, 'statement goes', 'statements go')} out by email${print}. You can undo it for a while. No one gets two.`,
    written.length > 0 && `${written.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Buttons that send the statements of a year by email, print them, or download them. */
export function StatementTools({
  onMail,
  onTakeBack,
  printHref,
  onFile,
  heldUntil,
  busy,
  unavailableBecause,
  now,
  result,
  ...standing
}: StatementToolsProps) {
  const { emails: messages, unmailed, isOver } = standing;
  const left = messages.none + messages.failed;
  const words = emailsWords(standing);
  const idle = { unavailable: unavailableBecause !== undefined, 'aria-describedby': unavailableBecause };
  return (
    <Stack space={16}>
      {heldUntil !== null && onTakeBack && (
        <InlineAlert
          icon={Mail}
          action={
            <Button {...idle} variant="line" size="small" busy={busy === 'take back'} onClick={onTakeBack}>
              Withdraw them
            </Button>
          }
        >
          {many(messages.held, 'email is', 'emails are')} scheduled. You can withdraw{' '}
          {messages.held === 1 ? 'it' : 'them'} {untilWords(heldUntil, now)}.
        </InlineAlert>
      )}
      {words !== '' && <InlineAlert icon={Mail}>{words}</InlineAlert>}
      <Cluster space={8}>
        {isOver && left > 0 && (
          <Button
            {...idle}
            variant="accent"
            icon={<Icon icon={KeyRound} />}
            busy={busy === 'mail'}
            onClick={onMail}
          >
            Email to {number(left)}
          </Button>
        )}
        <ButtonLink variant="line" href={printHref}>
          <Icon icon={Printer} />
          {unmailed > 0 ? `Print ${number(unmailed)}` : 'Print'}
        </ButtonLink>
        <Button
          {...idle}
          variant="line"
          icon={<Icon icon={Download} />}
          busy={busy === 'file'}
          onClick={onFile}
        >
          CSV
        </Button>
        {result}
      </Cluster>
    </Stack>
  );
}
