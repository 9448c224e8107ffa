import type { CampaignState } from '@banyan/api/office';
import { Badge, type BadgeTone, Icon, type IconDrawing } from '@banyan/ui/elements';
import { Check, Clock, Hourglass, Pause } from 'lucide';
import { campaignStateNames } from './words.ts';

const looks: Readonly<Record<CampaignState, { tone: BadgeTone; icon?: IconDrawing }>> = {
  draft: { tone: 'line' },
  waits: { tone: 'warning', icon: Hourglass },
  held: { tone: 'warning', icon: Clock },
  sending: { tone: 'standard' },
  paused: { tone: 'warning', icon: Pause },
  sent: { tone: 'success', icon: Check },
  stopped: { tone: 'line' },
};

/** State of a campaign in a few words. */
export function StateBadge({ state }: { state: CampaignState }) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon && <Icon icon={icon} size={14} />}>
      {campaignStateNames[state]}
    </Badge>
  );
}
