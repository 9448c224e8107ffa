import type { Settings } from '@banyan/api/office';
import { Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Part } from './Part.tsx';

const Sentences = ({ of }: { of: readonly string[] }) => (
  <Stack space={8} element="ul">
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </Stack>
);

/** Section of the retention periods. They are set where the server is started. */
export const KeepingPart = ({ settings: { keeping, forgetsSoon } }: { settings: Settings }) => (
  <Stack space={32}>
    <Part heading="Data retention">
      <Sentences of={keeping} />
      <Text size="small" tone="quiet" measure>
        These are the server’s KEEP_… variables. You can’t change them here.
      </Text>
    </Part>
    <Part heading="Deleted next">
      {forgetsSoon.length > 0 ? (
        <Sentences of={forgetsSoon} />
      ) : (
        <Text tone="quiet">Nothing will be deleted soon.</Text>
      )}
    </Part>
  </Stack>
);
