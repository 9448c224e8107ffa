import type { Connection } from '@banyan/server';
import { type QrDrawing, qrDrawing } from '@banyan/ui/qr';
import encodeQR from 'qr';
import type { OpenedTicket } from '../src/request.ts';
import type { Backend } from './backend.ts';
import { type EntryAnswer, ownPageHeaders } from './myEntry.ts';

const tokenOf = (pathname: string): string | undefined => /^\/t\/(\w+)$/.exec(pathname)?.[1];

export const isTicketPath = (pathname: string) => tokenOf(pathname) !== undefined;

/** QR code with the URL of a valid ticket. The check-in camera reads it; any other camera opens the ticket page. */
const codeOf = ({ ticket }: OpenedTicket, address: string): QrDrawing | undefined =>
  ticket?.state === 'confirmed' && !ticket.off
    ? qrDrawing(encodeQR(address, 'raw', { border: 4 }))
    : undefined;

/** Handles a ticket link, or its posted buttons; `undefined` for all other requests. */
export async function ticketAnswer(
  { ticket, config }: Pick<Backend, 'ticket' | 'config'>,
  request: Request,
  connection: Connection,
): Promise<EntryAnswer | undefined> {
  const token = tokenOf(new URL(request.url).pathname);
  if (token === undefined || !['GET', 'HEAD', 'POST'].includes(request.method)) return undefined;
  const opened =
    request.method === 'POST' ? await ticket.post(token, request, connection) : await ticket.open(token);
  // For a posted button, the API logs it itself.
  if (request.method !== 'POST' && opened.status === 404) connection.note?.({ event: 'ticket-refused' });
  const code = codeOf(opened, `${config.publicOrigin}/t/${token}`);
  return { status: opened.status, context: { ticket: { ...opened, code } }, headers: ownPageHeaders };
}

/** Response if the API is another process: only that process can answer. */
export const ticketElsewhere = async (): Promise<OpenedTicket> => ({
  status: 503,
  message: undefined,
  isDone: false,
  ticket: undefined,
});
