/** `npx pnpm@12 start`: builds the site when its sources changed, then serves site and API on one origin. */
import { buildIfChanged } from './build.ts';
import { requireRuntime } from './runtime.ts';

requireRuntime();

const code = await buildIfChanged();
if (code !== 0) process.exit(code);

const { serve } = await import('../site/server.ts');
await serve();
