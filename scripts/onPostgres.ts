import { ensurePostgres, startPostgres } from './postgres.ts';

/**
 * Runs tests on PostgreSQL: on the server of TEST_DATABASE_URL, else on one that is started for them.
 * @param test Gets the address of the server. @returns its exit code
 */
export async function onPostgres(test: (url: string) => Promise<number>): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return test(given);
  try {
    await ensurePostgres();
    const postgres = await startPostgres();
    // Ctrl-C also reaches vitest, which ends by itself; the server is stopped after it.
    process.on('SIGINT', () => undefined);
    process.once('SIGTERM', () => {
      postgres.stop();
      process.exit(143);
    });
    return await test(postgres.url).finally(postgres.stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
