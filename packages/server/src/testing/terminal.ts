import { run } from '../cli/run.ts';
import { databaseVariables } from './test-database.ts';

/** Runs commands as an operator at a terminal; returns exit code and output. */
export function terminal(dataDir: string, environment: Record<string, string> = {}) {
  return async (...words: string[]) => {
    const out: string[] = [];
    const code = await run(words, {
      environment: { DATA_DIR: dataDir, ...(await databaseVariables(dataDir)), ...environment },
      print: (text) => void out.push(text),
      printError: (text) => void out.push(text),
    });
    return { code, out: out.join('\n') };
  };
}
