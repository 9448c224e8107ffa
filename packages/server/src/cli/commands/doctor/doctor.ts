import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dayMs } from '@banyan/api/contract';
import type { ServerConfig } from '../../../config.ts';
import { damageIn, stepsIn } from '../../../database/engines/sqlite/closed-database.ts';
import { afterDamage, databaseFile } from '../../../database/engines/sqlite/file.ts';
import { migrations } from '../../../database/migrations/index.ts';
import { openDatabase } from '../../../database/open.ts';
import { newestCopyIn } from '../../../settings/copies.ts';
import { ping } from '../../../settings/settings.ts';
import { closedCommand } from '../../command.ts';
import { CommandError } from '../../command-error.ts';

/** Result of one check: what is fine, or what to do. */
type Finding = { fine: string } | { wrong: string };

const leastFreeBytes = 1_073_741_824;
const oldestBackupDays = 7;

const gigabytes = (bytes: number) => `${(bytes / leastFreeBytes).toFixed(1)} GB`;

function dataFolder({ dataDir }: ServerConfig): Finding {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) return { wrong: `${folder} is missing. Start the site once, or set DATA_DIR.` };
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return { wrong: `${folder} cannot be written. Give it to the user that runs the site.` };
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const database = statSync(databaseFile(folder), { throwIfNoEntry: false })?.size ?? 0;
  // A backup next to the data needs the database’s size again.
  if (free < Math.max(leastFreeBytes, 2 * database))
    return { wrong: `The disk of ${folder} has only ${gigabytes(free)} left. Free some of it.` };
  return { fine: `${folder}, with ${gigabytes(free)} free` };
}

async function postgres(config: ServerConfig): Promise<Finding> {
  try {
    const database = await openDatabase(config);
    try {
      await ping(database);
    } finally {
      await database.destroy();
    }
    return { fine: 'PostgreSQL answers, and its tables are of this version' };
  } catch (error) {
    return { wrong: `PostgreSQL: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function sqlite({ dataDir }: ServerConfig): Finding {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return { wrong: `There is no database in ${dataDir}. Start the site once.` };
  const damage = damageIn(file);
  if (damage !== undefined) return { wrong: `The database is damaged (${damage}). ${afterDamage}` };
  const taken = new Set(stepsIn(file));
  const newer = [...taken].find((step) => !Object.hasOwn(migrations, String(step)));
  if (newer !== undefined)
    return {
      wrong: `A newer version of this program wrote to the database (${newer}). Start the newer one.`,
    };
  const missing = Object.keys(migrations).filter((step) => !taken.has(step)).length;
  if (missing > 0)
    return { wrong: `The database is of an older version. Start this one: it makes ${missing} changes.` };
  return { fine: 'whole, and its tables are of this version' };
}

function address({ production, publicOrigin, trustedProxies }: ServerConfig): Finding {
  if (!production) return { fine: `${publicOrigin}; NODE_ENV is not production` };
  if (!publicOrigin.startsWith('https://'))
    return { wrong: `${publicOrigin} is not encrypted. Set PUBLIC_ORIGIN to the site's https:// address.` };
  if (trustedProxies.length === 0)
    return {
      wrong: 'TRUSTED_PROXIES is not set, so limits count all visitors as one. Name the proxy that ends TLS.',
    };
  return { fine: `${publicOrigin}, behind ${trustedProxies.join(', ')}` };
}

const office = ({ office: isOn }: ServerConfig): Finding =>
  isOn
    ? { fine: 'on; banyan office list says who can enter' }
    : { wrong: 'The Office is off, and volunteers work there. Set OFFICE=on and an https:// PUBLIC_ORIGIN.' };

function mail({ mail: { smtpUrl, from, to }, production }: ServerConfig): Finding {
  if (smtpUrl) return { fine: `from ${from}; the volunteers read ${to}` };
  return production
    ? { wrong: 'No email is sent. Set SMTP_URL, MAIL_FROM and MAIL_TO.' }
    : { fine: 'none is sent; NODE_ENV is not production' };
}

const captcha = ({ hcaptcha }: ServerConfig): Finding => ({
  fine: hcaptcha ? 'hCaptcha' : "the site's own; HCAPTCHA_SITE_KEY and HCAPTCHA_SECRET switch to hCaptcha",
});

function payments({ paypal, production }: ServerConfig): Finding {
  if (!paypal)
    return { fine: production ? 'off; PAYPAL_CLIENT_ID and its secret switch gifts on' : 'demonstration' };
  if (!paypal.webhookId) return { wrong: 'PayPal cannot tell the site of refunds. Set PAYPAL_WEBHOOK_ID.' };
  if (production && paypal.api.includes('sandbox'))
    return { wrong: 'PAYPAL_API is the sandbox, where no money moves. Leave it out.' };
  return { fine: 'PayPal' };
}

async function backups(config: ServerConfig, folder: string | undefined, now: number): Promise<Finding> {
  if (config.database && folder === undefined)
    return { fine: 'those of PostgreSQL are not looked at here; see docs/running.md' };
  const newest = await newestCopyIn(folder ?? join(config.dataDir, 'backups'));
  if (newest === undefined)
    return { wrong: 'There is no backup. Make one with banyan backup, or name their folder with --backups.' };
  const days = Math.floor((now - newest) / dayMs);
  return days > oldestBackupDays
    ? { wrong: `The newest backup is ${days} days old. Make one with banyan backup.` }
    : { fine: `the newest is ${days} days old` };
}

/** Checks the setup of a site and says what is wrong. */
export const doctor = closedCommand({
  name: 'doctor',
  summary: 'checks this installation and reports for each part that it is fine, or what to do',
  options: { backups: { value: 'FOLDER', summary: 'folder of the backups; otherwise backups in DATA_DIR' } },
  words: {},
  async run({ config, now, options, print }) {
    const findings: Readonly<Record<string, Finding>> = {
      Node: { fine: process.version },
      Data: dataFolder(config),
      Database: config.database ? await postgres(config) : sqlite(config),
      Address: address(config),
      Office: office(config),
      Mail: mail(config),
      CAPTCHA: captcha(config),
      Payments: payments(config),
      Backups: await backups(config, options.backups, now),
    };
    const parts = Object.entries(findings);
    for (const [part, finding] of parts)
      print('fine' in finding ? `OK     ${part}: ${finding.fine}` : `TO DO  ${part}: ${finding.wrong}`);
    const many = parts.filter(([, finding]) => 'wrong' in finding).length;
    if (many > 0) throw new CommandError(`${many} of ${parts.length} need something done.`);
  },
});
