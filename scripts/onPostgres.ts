import { ensurePostgres, startPostgres } from './postgres.ts';

/**
 * Runs tests on PostgreSQL: on the server that TEST_DATABASE_URL names, else on one that is started for them.
 * @param test Is told where it is. @returns its exit code, which is this one's
 */
export async function onPostgres(test: (url: string) => Promise<number>): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return test(given);
  try {
    await ensurePostgres();
    const postgres = await startPostgres();
    // Ctrl-C reaches vitest as well, which ends by itself; the server goes after it.
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
