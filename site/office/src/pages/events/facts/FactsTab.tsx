import { Text } from '@banyan/ui/elements';
import type { EventTabProps } from '../eventTabs.ts';

/** What an event says of itself. */
export const FactsTab = ({ id }: EventTabProps) => <Text>{id}</Text>;
