import type { Settings } from '@banyan/api/office';
import { Text } from '@banyan/ui/elements';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { SetList } from '../components/SetList/SetList.tsx';
import { Part } from './Part.tsx';

/** Section of the environment that the server was started with. */
export const EnvironmentPart = ({ settings: { environment, warnings } }: { settings: Settings }) => (
  <Part heading="Server settings">
    {warnings.map((words) => (
      <InlineAlert key={words} tone="warning">
        {words}
      </InlineAlert>
    ))}
    <SetList variables={environment} />
    <Text size="small" tone="quiet" measure>
      This list shows which settings are set up, but not their values. To change one, ask the person who runs
      the server.
    </Text>
  </Part>
);
