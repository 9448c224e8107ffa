import * as v from 'valibot';

const text = v.pipe(v.optional(v.string(), ''), v.trim());

/** Environment variables of the log and the metrics. */
export const telemetryEnvironment = {
  ACCESS_LOG: v.pipe(
    text,
    v.check(
      (given) => given === '' || given === 'off' || given === 'stdout' || given.includes('/'),
      'must be off, stdout, or the path of a file, such as /var/log/banyan/access.log',
    ),
  ),
  METRICS_PORT: v.pipe(
    text,
    v.check(
      (given) => given === '' || (/^\d{1,5}$/.test(given) && Number(given) <= 65_535),
      'must be a whole number between 0 and 65535',
    ),
  ),
  METRICS_HOST: text,
};

type Given = Record<keyof typeof telemetryEnvironment, string>;

/** Destination of log lines; a file is given by its path. */
export type LogTarget = 'off' | 'stdout' | { file: string };

/**
 * Reads the settings. @param production In production the log is on by default, because the platform collects the output. At a
 * terminal it is off.
 */
export function telemetrySettings(given: Given, production: boolean) {
  const named = given.ACCESS_LOG || (production ? 'stdout' : 'off');
  const accessLog: LogTarget = named === 'off' || named === 'stdout' ? named : { file: named };
  return {
    accessLog,
    /** Address of `/metrics`; not served without a port. */
    metrics: given.METRICS_PORT
      ? { port: Number(given.METRICS_PORT), host: given.METRICS_HOST || '127.0.0.1' }
      : undefined,
  };
}
