import type { Settings } from '@banyan/api/office';
import { Text } from '@banyan/ui/elements';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { SetList } from '../components/SetList/SetList.tsx';
import { Part } from './Part.tsx';

/** What the server was started with. */
export const EnvironmentPart = ({ settings: { environment, warnings } }: { settings: Settings }) => (
  <Part heading="Server settings">
    {warnings.map((words) => (
      <Strip key={words} tone="warning">
        {words}
      </Strip>
    ))}
    <SetList variables={environment} />
    <Text size="small" tone="quiet" measure>
      Whether each is set up, never its value. To change one, ask whoever runs the server.
    </Text>
  </Part>
);
