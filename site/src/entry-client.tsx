import { hydratePage } from '@banyan/app/start';
import { getRouter } from './router.tsx';

// Start's own client entry brings the transport of server functions along; this site has none.
void hydratePage(getRouter(), document);
