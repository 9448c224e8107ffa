import { Button, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';

export interface SaveFootProps {
  /** It is being saved. */
  busy: boolean;
  /** What became of the draft: "Draft saved 8:11 PM, not in use". */
  said?: string | undefined;
}

/** Where a form of the settings ends. */
export const SaveFoot = ({ busy, said }: SaveFootProps) => (
  <Cluster>
    <Button type="submit" variant="accent" busy={busy} aria-keyshortcuts="Control+Enter">
      Save
    </Button>
    <Text element="span" size="small" tone="quiet">
      Asks for your passkey. We log that you changed it.
    </Text>
    {said !== undefined && (
      <Text element="span" size="small" tone="quiet">
        Draft: {said}
      </Text>
    )}
  </Cluster>
);
