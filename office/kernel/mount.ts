import { limits } from '@banyan/api/contract';
import type { OfficeCall } from '@banyan/api/office';
import type { DonationServices } from '@banyan/server/donations/handlers';
import type { Policy } from '@banyan/server/http/policies';
import { type Connection, mountCalls, type RouterOptions } from '@banyan/server/http/router';
import type { Hono } from 'hono';
import { officeCalls } from '../calls.ts';
import { officeServer } from '../server.ts';
import { admitted } from './admission.ts';
import type { OfficePolicy } from './implement.ts';

const rows: Readonly<Record<string, OfficeCall>> = officeCalls;
const policies: Readonly<Record<string, OfficePolicy>> = officeServer;

const policyOf = ([name, { query, reads }]: [string, OfficeCall]): [string, Policy] => [
  name,
  {
    summary: policies[name]?.summary ?? '',
    ...(query && { query }),
    bodyLimit: reads ? limits.body.none : (policies[name]?.bodyLimit ?? limits.body.json),
  },
];

/** Mounts the Office’s calls below `/office` of the API if the Office is turned on. */
export function mountOffice(
  app: Hono<{ Bindings: Connection }>,
  services: DonationServices,
  options: RouterOptions,
): void {
  if (!services.config.office) return;
  const handlers = admitted(services, officeCalls, officeServer);
  mountCalls(app, rows, handlers, Object.fromEntries(Object.entries(rows).map(policyOf)), {
    ...options,
    basePath: `${options.basePath}/office`,
    // Writes are counted later, once the caller is known.
    countWrite: async () => 0,
  });
}
