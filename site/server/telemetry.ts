import {
  ConfigError,
  createTelemetry,
  gauge,
  type Logger,
  listenForMetrics,
  openLineLog,
  processMetrics,
  type ServerConfig,
} from '@banyan/server';
import type { Backend } from './backend.ts';
import { type Watch, watchWith } from './listen.ts';

/** Log and metrics of a process. */
export interface Watching {
  watch: Watch;
  close: () => Promise<void>;
}

/** @throws ConfigError if the log file cannot be written or the metrics port cannot be opened */
export async function startWatching(
  { accessLog, metrics }: Pick<ServerConfig, 'accessLog' | 'metrics'>,
  { backend, rendersWaiting, logger }: { backend: Backend; rendersWaiting: () => number; logger: Logger },
): Promise<Watching> {
  const log = logAt(accessLog, logger);
  const telemetry = createTelemetry(log);
  telemetry.add(
    gauge('banyan_renders_waiting', 'Visitors who wait for their page to be rendered.', rendersWaiting),
    ...backend.metrics,
  );
  if (metrics) telemetry.add(...processMetrics());
  const server = metrics && (await listenForMetrics(metrics, telemetry).catch(asConfigError));
  // Log rotation sends SIGHUP; without a log file the signal keeps its default meaning.
  if (typeof accessLog === 'object') process.on('SIGHUP', log.reopen);
  return {
    watch: watchWith(telemetry, backend.networkOf),
    async close() {
      process.off('SIGHUP', log.reopen);
      await Promise.all([server?.close(), log.close()]);
    },
  };
}

function logAt(accessLog: ServerConfig['accessLog'], logger: Logger) {
  try {
    return openLineLog(accessLog, (error) => logger.warnOnce(unwritten(error)));
  } catch (error) {
    throw new ConfigError(`ACCESS_LOG cannot be written: ${codeOf(error)}.`);
  }
}

const unwritten = (error: Error) =>
  `ACCESS_LOG cannot be written: ${codeOf(error)}. Its lines are lost until it can; visitors are answered all the same.`;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'the file system refuses it';

function asConfigError(error: Error): never {
  throw new ConfigError(error.message);
}
