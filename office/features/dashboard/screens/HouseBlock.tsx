import type { Me } from '@banyan/api/office';
import { useAtomValue } from 'jotai';
import { giftsUnsettledAtom, lettersHeldAtom, mailStuckAtom } from '../../../shell/atoms/pulse.ts';
import type { client } from '../../../shell/client.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { hasDuty } from '../../../shell/rooms.ts';
import { HouseFacts } from '../components/HouseFacts/HouseFacts.tsx';

type Desk = Awaited<ReturnType<typeof client.getDesk>>;

export interface HouseBlockProps extends Pick<Desk, 'mail' | 'gifts'> {
  me: Me;
  now: number;
}

/** How the house stands. What is stuck, hangs and is held goes with the pulse, so it is rendered apart from the Desk. */
export function HouseBlock({ me, mail, gifts, now }: HouseBlockProps) {
  const stuck = useAtomValue(mailStuckAtom);
  const held = useAtomValue(lettersHeldAtom) ?? 0;
  const unsettled = useAtomValue(giftsUnsettledAtom) ?? 0;
  const isHeld = held > 0 && hasDuty(me, 'letter.draft');
  if (!mail && !gifts && !isHeld) return null;
  return (
    <Block heading="Status">
      <HouseFacts
        mail={mail ? { ...mail, stuck: stuck ?? mail.stuck, href: '/office/mail' } : undefined}
        letters={isHeld ? { held, href: '/office/campaigns' } : undefined}
        gifts={gifts ? { ...gifts, unsettled, href: '/office/gifts' } : undefined}
        now={now}
      />
    </Block>
  );
}
