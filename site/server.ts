import path from 'node:path';
import { ConfigError, createLogger, readConfig, type ServerConfig, survive } from '@banyan/server';
import { type Backend, openBackend } from './server/backend.ts';
import { listen } from './server/listen.ts';
import { officeBuildOf } from './server/office.ts';
import { createSite } from './server/site.ts';
import { startWatching } from './server/telemetry.ts';

/** For whoever started it, at a terminal; what goes wrong later goes to the logger. */
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Serves the built site, the API and pages rendered on request from one process, until Ctrl-C or SIGTERM. */
export async function serve(): Promise<void> {
  const config = configOrStop();
  // A terminal that is closed, or a disk that is full, ends no process.
  survive(process.stdout);
  survive(process.stderr);
  const logger = createLogger();
  const dist = path.join(import.meta.dirname, 'dist');
  const officeBuild = config.office ? await officeBuildOf(dist) : '';
  const backend = await openBackend(config, logger, officeBuild).catch(stopIfWrong);
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
    // Whoever cannot wait presses Ctrl-C again.
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

/** What somebody configured wrong is a sentence, and everything else is thrown on. */
function stopIfWrong(error: unknown): never {
  if (error instanceof ConfigError) return stop(error.message);
  throw error;
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function announce(config: ServerConfig, backend: Backend, port: number, isOfficeEmpty: boolean): void {
  const host =
    config.host === '0.0.0.0' || config.host === '::' || config.host === '127.0.0.1'
      ? 'localhost'
      : config.host;
  print(`\n  The site is at    http://${host}:${port}`);
  print(
    config.apiBase.startsWith('/')
      ? `  Its data lies in  ${[path.resolve(config.dataDir), ...(config.database ? ['PostgreSQL'] : [])].join(' and ')}`
      : `  Its API is at     ${config.apiBase}`,
  );
  if (isOfficeEmpty)
    print('  The Office        nobody can enter yet. Type: npx pnpm@12 banyan office invite you@example.org');
  const { demo } = backend.config;
  if (demo.length > 0) print(`  In demo mode      ${demo.join('\n                    ')}`);
  if (config.production && demo.length > 0) {
    print(
      '\n  WARNING: NODE_ENV is production and the parts above are only demonstrations. Visitors see a banner.',
    );
  }
  print('  Ctrl-C stops it.\n');
}

if (import.meta.main) await serve();
