import { flushCompileCache } from 'node:module';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { smtp } from '../mail/smtp.ts';
import { installationSecret } from '../settings/secret.ts';
import { deliverMailings } from './delivering.ts';

/** Sends letters to many without pause, for a test to kill. `argv`: by how many milliseconds its clock is ahead. */
const ahead = Number(process.argv[2]);
const given = readConfig(process.env);
const config = { ...given, mail: { ...given.mail, perMinute: 600_000 } };
const database = await openDatabase(config);
const secret = await installationSecret(database, config);
const transport = smtp(config.mail.smtpUrl ?? '', config.mail);
const now = () => Date.now() + ahead;
// Whoever is killed keeps nothing of what was compiled.
flushCompileCache();
process.stdout.write('ready\n');
while (await deliverMailings({ database, config, secret, transport, now, maySend: async () => true }));
await database.destroy();
