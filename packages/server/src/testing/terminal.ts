import { run } from '../cli/run.ts';
import { databaseVariables } from './test-database.ts';

/** An operator at a terminal: types words, gets an exit code and what was printed. */
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
