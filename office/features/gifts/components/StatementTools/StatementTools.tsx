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
  /** Letters are written for a year that is over. */
  isOver: boolean;
  /** Those with an e-mail, by where their letter is. */
  emails: Readonly<Record<StatementState, number>>;
  /** How many get it on paper: without an e-mail, or with one that is unreachable. */
  unmailed: number;
  /** ISO: until when letters are held; `null` where none are. */
  heldUntil: string | null;
  /** Mails the letters that are still to go. */
  onMail: () => void;
  /** Takes back the letters that are held; nothing where that is offered elsewhere. */
  onTakeBack?: (() => void) | undefined;
  /** Where they are printed. */
  printHref: string;
  /** Takes the statements along as a CSV file. */
  onFile: () => void;
  /** What is under way. */
  busy?: 'mail' | 'take back' | 'file' | undefined;
  /** Id of why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
  /** Result of the button that was pressed, an `ActionResult`. */
  result?: ReactNode;
}

const number = (count: number) => count.toLocaleString('en-US');
const many = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`;

/** What the button does to whom, before it is pressed; and where the letters are after it. */
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

/** The statements of a year by mail, on paper, and as a file. */
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
