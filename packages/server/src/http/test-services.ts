import { join } from 'node:path';
import { question } from '../captcha/question.ts';
import { trusting } from '../captcha/test-trusting.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { folderStore } from '../media/store/folder.ts';
import { createLogger } from '../telemetry/logger.ts';
import { databaseVariables, openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import type { RequestContext, Services, Visitor } from './services.ts';
import { anonymousVisitor } from './visitor.ts';

/** Origin of the site of these services. */
export const publicOrigin = 'https://alumni.example.org';

/**
 * Creates the dependencies of handlers without a server, on a new database.
 * @param clock The current time in milliseconds since 1970; a test may change it.
 */
export async function testServices(clock: { now: number }): Promise<Services> {
  const directory = temporaryDirectory();
  const database: Database = await openTestDatabase(directory);
  const now = () => clock.now;
  const variables = await databaseVariables(directory);
  return {
    config: readConfig({ ...variables, DATA_DIR: directory, PUBLIC_ORIGIN: publicOrigin }),
    database,
    media: folderStore(join(directory, 'media')),
    captchaProvider: trusting,
    basePath: '/api',
    question: question('secret', now),
    secret: 'secret',
    now,
    inFlight: new Map(),
    logger: createLogger(() => undefined),
    transport: undefined,
    lookUpTexts: async () => [],
    uploads: { wake: () => undefined },
    flyers: undefined,
    officeAddress: async () => undefined,
    hasUnnamedProxy: () => false,
    officeBuild: '',
  };
}

/** Creates the context of a request from a page of this site. */
export const requestContext = (
  visitor: Visitor = anonymousVisitor,
  more: Partial<RequestContext> = {},
): RequestContext => ({
  idempotencyKey: undefined,
  captchaProvider: trusting,
  tries: 0,
  visitor,
  sentFrom: null,
  ...more,
});
