/** `npx pnpm@12 dev`: the site in watch mode and the API, on one origin. */
import { serveDev } from '../site/server/dev.ts';

await serveDev();
