/** `npx pnpm@12 start`: builds the site if its sources changed, then serves site and API on one origin. */
import { buildIfChanged } from './build.ts';
import { requireRuntime } from './runtime.ts';

requireRuntime();

// On the volunteer's own computer the Office can be tried: its demo sign-in works at no other address.
const { NODE_ENV, OFFICE, PUBLIC_ORIGIN = 'http://localhost' } = process.env;
const isHere = URL.canParse(PUBLIC_ORIGIN) && new URL(PUBLIC_ORIGIN).hostname === 'localhost';
if (!OFFICE && NODE_ENV !== 'production' && isHere) process.env.OFFICE = 'on';

const code = await buildIfChanged();
if (code !== 0) process.exit(code);

const { serve } = await import('../site/server.ts');
await serve();
