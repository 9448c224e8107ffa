import type { Me } from '@banyan/api/office';
import { useAtomValue } from 'jotai';
import { emailsHeldAtom, giftsUnsettledAtom, mailStuckAtom } from '../../../shell/atoms/pulse.ts';
import type { client } from '../../../shell/client.ts';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { hasPermission } from '../../../shell/navigation.ts';
import { SystemStatus } from '../components/SystemStatus/SystemStatus.tsx';

type Dashboard = Awaited<ReturnType<typeof client.getDashboard>>;

export interface SystemStatusPanelProps extends Pick<Dashboard, 'mail' | 'gifts'> {
  me: Me;
  now: number;
}

/** System status. Its numbers come with the pulse, so it renders apart from the rest of the dashboard. */
export function SystemStatusPanel({ me, mail, gifts, now }: SystemStatusPanelProps) {
  const stuck = useAtomValue(mailStuckAtom);
  const held = useAtomValue(emailsHeldAtom) ?? 0;
  const unsettled = useAtomValue(giftsUnsettledAtom) ?? 0;
  const isHeld = held > 0 && hasPermission(me, 'letter.draft');
  if (!mail && !gifts && !isHeld) return null;
  return (
    <Panel heading="Status">
      <SystemStatus
        mail={mail ? { ...mail, stuck: stuck ?? mail.stuck, href: '/office/mail' } : undefined}
        emails={isHeld ? { held, href: '/office/campaigns' } : undefined}
        gifts={gifts ? { ...gifts, unsettled, href: '/office/gifts' } : undefined}
        now={now}
      />
    </Panel>
  );
}
