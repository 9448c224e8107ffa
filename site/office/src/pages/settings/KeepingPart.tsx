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

/** What is kept how long. It is decided where the server is started. */
export const KeepingPart = ({ settings: { keeping, forgetsSoon } }: { settings: Settings }) => (
  <Stack space={32}>
    <Part heading="Keeping and forgetting">
      <Sentences of={keeping} />
      <Text size="small" tone="quiet" measure>
        These are the KEEP_… variables of the server. They are not changed here.
      </Text>
    </Part>
    <Part heading="Forgotten next">
      {forgetsSoon.length > 0 ? <Sentences of={forgetsSoon} /> : <Text tone="quiet">Nothing, soon.</Text>}
    </Part>
  </Stack>
);
