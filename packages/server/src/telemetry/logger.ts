/** Where lines for whoever runs this server go. No line ever holds anything a visitor sent. */
export interface Logger {
  /** A fault of ours. @param where The call, or the part of the server that works by itself. */
  error(where: string, error: unknown): void;
  /** What is wrong in the data or worth a look: each line once, for it would be there at every request. */
  warnOnce(line: string): void;
}

/** A fault in one line: where and what kind. The message itself may quote what a visitor sent, so it stays out. */
function faultLine(where: string, error: unknown): string {
  if (!(error instanceof Error)) return `${where}: ${typeof error} thrown`;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return `${where}: ${error.name}${code}\n${frames.slice(0, 6).join('\n')}`;
}

/** @param write Takes one line. @default to standard error */
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
