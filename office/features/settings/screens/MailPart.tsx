import type { MailCheck } from '@banyan/api/office';
import { useState } from 'react';
import { useActions } from '../../../kit/useActions.ts';
import { timeWords } from '../../../kit/words/times.ts';
import { client } from '../../../shell/client.ts';
import { MailCheckCard } from '../components/MailCheckCard/MailCheckCard.tsx';
import { Part } from './Part.tsx';

const line = 'settings mail';

/** Section that checks email delivery. */
export function MailPart() {
  const { busy, run } = useActions(line);
  const [check, setCheck] = useState<MailCheck>();
  const look = () =>
    run('Check who may send in our name', (options) => client.checkMail({}, options), { after: setCheck });
  const sendMeOne = () =>
    run('Send me a test email', (options) => client.sendMeOne({}, options), {
      done: ({ state, to, at }) =>
        state === 'sent'
          ? `Sent to ${to} at ${timeWords(at)}. Check your inbox.`
          : `It could not be sent just now and waits in the outbox for ${to}.`,
    });
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
