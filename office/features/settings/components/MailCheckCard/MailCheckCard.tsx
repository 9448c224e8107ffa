import type { MailCheck } from '@banyan/api/office';
import { Button, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { momentWords } from '../../../../kit/words/times.ts';
import * as list from '../SetList/SetList.css.ts';

export interface MailCheckCardProps {
  /** Result of the check; undefined before the first check. */
  check: MailCheck | undefined;
  /** Checks the DNS records that other mail servers look up, also again. */
  onCheck: () => void;
  /** Sends the volunteer a test email. */
  onSendMeOne: () => void;
  /** Set while an action is in progress: no button can be pressed twice. @default false */
  busy?: boolean;
}

type Found = MailCheck['spf'];

const foundWords: Readonly<Record<Found, string>> = {
  found: 'found',
  none: 'missing',
  unknown: 'no answer',
};

const records = ['spf', 'dkim', 'dmarc'] as const;

/** Advice about the result of the check. */
function advice({ isSetUp, domain, spf, dkim, dmarc }: MailCheck): string {
  if (!isSetUp) return 'Email is not set up. Ask the person who runs the server to set SMTP_URL.';
  const missing = [spf, dkim, dmarc].includes('none');
  if (!missing) return `Other servers can see that our mail server may send for ${domain}.`;
  return `Ask the person who manages ${domain} to add what is missing; your mail provider explains how. Until then, emails may land in spam.`;
}

/** Check of email delivery: the DNS records that other mail servers look up, and a test email. */
export const MailCheckCard = ({ check, onCheck, onSendMeOne, busy = false }: MailCheckCardProps) => (
  <Stack space={16}>
    {check && (
      <>
        <dl>
          {records.map((record) => (
            <div key={record} className={list.row}>
              <dt className={list.name}>{record.toUpperCase()}</dt>
              <dd className={check[record] === 'found' ? list.set : list.notSet}>
                {foundWords[check[record]]}
              </dd>
            </div>
          ))}
        </dl>
        <Text>{advice(check)}</Text>
        <Text size="small" tone="quiet">
          Checked {momentWords(check.at)}
        </Text>
      </>
    )}
    <Cluster space={12}>
      <Button variant="line" busy={busy} onClick={onCheck}>
        {check ? 'Check again' : 'Check'}
      </Button>
      <Button variant="line" busy={busy} onClick={onSendMeOne}>
        Send me a test
      </Button>
    </Cluster>
  </Stack>
);
