import type { MailCheck } from '@banyan/api/office';
import { useState } from 'react';
import { useActions } from '../../../kit/useActions.ts';
import { timeWords } from '../../../kit/words/times.ts';
import { client } from '../../../shell/client.ts';
import { MailCheckCard } from '../components/MailCheckCard/MailCheckCard.tsx';
import { Part } from './Part.tsx';

const line = 'settings mail';

/** Whether letters arrive, and are believed to be the association's. */
export function MailPart() {
  const { busy, say, run } = useActions(line);
  const [check, setCheck] = useState<MailCheck>();
  const look = async () => {
    const found = await run('Check who may send in our name', (options) => client.checkMail({}, options));
    if (found) setCheck(found);
  };
  const sendMeOne = async () => {
    const sent = await run('Send me a test email', (options) => client.sendMeOne({}, options));
    if (sent)
      say({
        tone: 'success',
        words:
          sent.state === 'sent'
            ? `Sent to ${sent.to} at ${timeWords(sent.at)}. Check your inbox.`
            : `It could not be sent just now and waits in the outbox for ${sent.to}.`,
      });
  };
  return (
    <Part heading="Email delivery" line={line}>
      <MailCheckCard
        check={check}
        onCheck={() => void look()}
        onSendMeOne={() => void sendMeOne()}
        busy={busy !== undefined}
      />
    </Part>
  );
}
