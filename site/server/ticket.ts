import type { Connection } from '@banyan/server';
import { type QrDrawing, qrDrawing } from '@banyan/ui/qr';
import encodeQR from 'qr';
import type { OpenedTicket } from '../src/request.ts';
import type { Backend } from './backend.ts';
import { type EntryAnswer, ownPageHeaders } from './myEntry.ts';

const tokenOf = (pathname: string): string | undefined => /^\/t\/(\w+)$/.exec(pathname)?.[1];

export const isTicketPath = (pathname: string) => tokenOf(pathname) !== undefined;

/** The address of a ticket that lets somebody in, as the door's camera reads it; any other camera opens the same page. */
const codeOf = ({ ticket }: OpenedTicket, address: string): QrDrawing | undefined =>
  ticket?.state === 'confirmed' && !ticket.off
    ? qrDrawing(encodeQR(address, 'raw', { border: 4 }))
    : undefined;

/** What the link in a letter about an event opens, or its button does; `undefined` for every other request. */
export async function ticketAnswer(
  { ticket, config }: Pick<Backend, 'ticket' | 'config'>,
  request: Request,
  connection: Connection,
): Promise<EntryAnswer | undefined> {
  const token = tokenOf(new URL(request.url).pathname);
  if (token === undefined || !['GET', 'HEAD', 'POST'].includes(request.method)) return undefined;
  const opened =
    request.method === 'POST' ? await ticket.post(token, request, connection) : await ticket.open(token);
  // Of a button that was pressed the API tells by itself.
  if (request.method !== 'POST' && opened.status === 404) connection.note?.({ event: 'ticket-refused' });
  const code = codeOf(opened, `${config.publicOrigin}/t/${token}`);
  return { status: opened.status, context: { ticket: { ...opened, code } }, headers: ownPageHeaders };
}

/** Where the API is another process, that process has to be asked. */
export const ticketElsewhere = async (): Promise<OpenedTicket> => ({
  status: 503,
  message: undefined,
  isDone: false,
  ticket: undefined,
});
