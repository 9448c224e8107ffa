/* Sends campaigns until none is left; a test kills this process. `argv`: milliseconds by which its clock is ahead. */

import { deliverCampaigns } from '../../packages/server/src/campaigns/delivering.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { openDatabase } from '../../packages/server/src/database/open.ts';
import { smtp } from '../../packages/server/src/mail/smtp.ts';
import { installationSecret } from '../../packages/server/src/settings/secret.ts';

const ahead = Number(process.argv[2]);
const given = readConfig(process.env);
const config = { ...given, mail: { ...given.mail, perMinute: 600_000 } };
const database = await openDatabase(config);
const secret = await installationSecret(database, config);
const transport = smtp(config.mail.smtpUrl ?? '', config.mail);
const now = () => Date.now() + ahead;
process.stdout.write('ready\n');
while (await deliverCampaigns({ database, config, secret, transport, now, maySend: async () => true }));
await database.destroy();
