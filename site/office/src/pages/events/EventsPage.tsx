import { ScreenHead } from '@banyan/office/shell';

/** Events that come, drafts, past ones, and those that were called off. */
export const EventsPage = () => <ScreenHead title="Events" />;
