import path from 'node:path';
import { ConfigError, createLogger, readConfig, type ServerConfig, survive } from '@banyan/server';
import { type Backend, openBackend } from './server/backend.ts';
import { listen } from './server/listen.ts';
import { officeBuildOf } from './server/office.ts';
import { createSite } from './server/site.ts';
import { startWatching } from './server/telemetry.ts';

/** Prints to the terminal at the start; later errors go to the logger. */
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Serves the built site, the API and pages rendered on request from one process, until Ctrl-C or SIGTERM. */
export async function serve(): Promise<void> {
  const config = configOrStop();
  // A closed terminal or a full disk must not end the process.
  survive(process.stdout);
  survive(process.stderr);
  const logger = createLogger();
  const dist = path.join(import.meta.dirname, 'dist');
  const officeBuild = config.office ? await officeBuildOf(dist) : '';
  const backend = await openBackend(config, logger, officeBuild, path.join(dist, 'client')).catch(
    stopIfWrong,
  );
  const { securityContact } = config;
  const site = await createSite({ dist, backend, securityContact, office: config.office, logger });
  const watching = await startWatching(config, { backend, rendersWaiting: site.waiting, logger }).catch(
    async (error: Error) => {
      await backend.close();
      return stopIfWrong(error);
    },
  );
  const { port, close } = await listen(config, site.handle, { watch: watching.watch }).catch(
    async (error: Error) => {
      await backend.close();
      return stop(error.message);
    },
  );
  announce(config, backend, port, await backend.isOfficeEmpty());

  const shutDown = async () => {
    // A second Ctrl-C ends the process at once.
    process.once('SIGINT', () => process.exit(130));
    print('\nStopping: finishing what is being answered.');
    await close();
    await watching.close();
    await site.close();
    await backend.close();
    process.exit(0);
  };
  process.once('SIGINT', shutDown);
  process.once('SIGTERM', shutDown);
}

function configOrStop(): ServerConfig {
  try {
    return readConfig();
  } catch (error) {
    return stopIfWrong(error);
  }
}

/** Stops with a message for a configuration error; rethrows all other errors. */
function stopIfWrong(error: unknown): never {
  if (error instanceof ConfigError) return stop(error.message);
  throw error;
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function announce(config: ServerConfig, backend: Backend, port: number, isOfficeEmpty: boolean): void {
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host);
  const origin = `http://${isEverywhere ? 'localhost' : config.host}:${port}`;
  const isOurs = config.apiBase.startsWith('/');
  const { demo } = backend.config;
  const line = (name: string, text: string) => print(`  ${name.padEnd(12)} ${text}`);

  print('');
  line('Site', origin);
  if (config.office) line('Office', `${origin}/office${officeHint(config, isOfficeEmpty)}`);
  line('Components', 'npx pnpm@12 storybook');
  if (isOurs) line('Data', path.resolve(config.dataDir) + (config.database ? ' and PostgreSQL' : ''));
  else line('API', config.apiBase);
  if (demo.length > 0) line('Demo mode', demo.join(`\n${' '.repeat(15)}`));
  line('Stop', 'Ctrl-C');
  if (config.production && demo.length > 0)
    print(
      '\n  WARNING: NODE_ENV is production and the parts above are only demonstrations. Visitors see a banner.',
    );
  print('');
}

/** Returns a hint on signing in to the Office. */
function officeHint({ production }: ServerConfig, isOfficeEmpty: boolean): string {
  if (!production) return ' (choose a demo volunteer)';
  return isOfficeEmpty ? ' (nobody can enter yet: npx pnpm@12 banyan office invite you@example.org)' : '';
}

if (import.meta.main) await serve();
