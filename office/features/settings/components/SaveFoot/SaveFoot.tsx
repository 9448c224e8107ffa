import { Button, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';

export interface SaveFootProps {
  /** Set while the form is being saved. */
  busy: boolean;
  /** Saved state of the draft: "Draft saved 8:11 PM, not in use". */
  said?: string | undefined;
}

/** Footer of a settings form, with its save button. */
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
