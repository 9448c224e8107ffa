import { hydratePage } from '@banyan/app/start';
import { getRouter } from './router.tsx';

// TanStack Start’s own client entry includes the transport for server functions, which this site does not have.
void hydratePage(getRouter(), document);
