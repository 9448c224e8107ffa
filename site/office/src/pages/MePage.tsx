import type { Me } from '@banyan/api/office';
import { ScreenHead } from '@banyan/office/shell';

/** What is somebody's own. */
export const MePage = ({ me }: { me: Me }) => <ScreenHead title={me.name} />;
