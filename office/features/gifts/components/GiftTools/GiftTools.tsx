import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { Download, Plus } from 'lucide';

export interface GiftToolsProps {
  /** Where a gift is recorded by hand. */
  recordHref: string;
  /** Where the statements are. */
  statementsHref: string;
  /** Takes what is shown along as a file; without, one may not. */
  onExport?: (() => void) | undefined;
  /** The file is being made; it cannot be asked for twice. @default false */
  busy?: boolean;
  /** Id of why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

/** What is done with gifts. Stands beside the key of their months. */
export const GiftTools = ({
  recordHref,
  statementsHref,
  onExport,
  busy = false,
  unavailableBecause,
}: GiftToolsProps) => (
  <Cluster space={8}>
    <ButtonLink variant="accent" href={recordHref}>
      <Icon icon={Plus} />
      Record a gift
    </ButtonLink>
    <ButtonLink variant="line" href={statementsHref}>
      Statements
    </ButtonLink>
    {onExport && (
      <Button
        variant="line"
        busy={busy}
        unavailable={unavailableBecause !== undefined}
        aria-describedby={unavailableBecause}
        icon={<Icon icon={Download} />}
        onClick={onExport}
      >
        Export
      </Button>
    )}
  </Cluster>
);
