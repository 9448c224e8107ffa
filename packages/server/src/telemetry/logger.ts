/** Log for the operator of this server. No line ever contains data that a visitor sent. */
export interface Logger {
  /** Logs an internal error. @param where The call, or the background task. */
  error(where: string, error: unknown): void;
  /** Logs a problem in the data or configuration. Each line is logged once, because the problem recurs with every request. */
  warnOnce(line: string): void;
}

/** Formats an error with its location and its kind. The message may quote what a visitor sent, so it is left out. */
function faultLine(where: string, error: unknown): string {
  if (!(error instanceof Error)) return `${where}: ${typeof error} thrown`;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return `${where}: ${error.name}${code}\n${frames.slice(0, 6).join('\n')}`;
}

/** Creates a logger. @param write Writes one line. @default to standard error */
export function createLogger(write = (line: string): void => void process.stderr.write(`${line}\n`)): Logger {
  const written = new Set<string>();
  return {
    error: (where, error) => write(faultLine(where, error)),
    warnOnce(line) {
      if (written.has(line)) return;
      written.add(line);
      write(line);
    },
  };
}
