import type { OutboxTable } from '../database/tables.ts';
import type { Transport } from './delivery.ts';
import { emailHtml } from './email-html.ts';
import { addressIn, domainIn, nameIn } from './sender.ts';

/**
 * Headers for one-click unsubscribing in mail programs (RFC 2369 and RFC 8058). A mail program without one-click support writes an
 * email to the volunteers. Its subject contains the link, which they open for the sender.
 */
const unsubscribing = (address: string, readers: string) => ({
  'List-Unsubscribe': {
    prepared: true,
    value: `<${address}>, <mailto:${readers}?subject=${encodeURIComponent(`Unsubscribe ${address}`)}>`,
  },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sender of all emails, and the volunteers’ address for replies. */
interface Association {
  from: string;
  to: string;
}

/** Converts an email to the library’s format. */
const messageOf = (message: OutboxTable, { from, to }: Association) => ({
  from: message.from_name === null ? from : { name: message.from_name, address: addressIn(from) },
  to: message.recipient,
  replyTo: message.reply_to ?? undefined,
  subject: message.subject,
  text: message.body,
  html: message.html ?? emailHtml(nameIn(from), message),
  messageId: `<${message.id}@${domainIn(from) || 'banyan'}>`,
  headers: message.unsubscribe === null ? undefined : unsubscribing(message.unsubscribe, addressIn(to)),
});

/** Sends by SMTP. The library is loaded with the first email, so a server without mail never loads it. */
export function smtp(url: string, association: Association): Transport {
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    const address = new URL(url);
    return createTransport({
      host: address.hostname,
      port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
      secure: address.protocol === 'smtps:',
      // Greets with the sender’s domain, because a container’s host name means nothing to a mail server.
      name: domainIn(association.from) || undefined,
      auth: address.username
        ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
        : undefined,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let connection: ReturnType<typeof connect> | undefined;
  return async (message) => {
    connection ??= connect();
    const transport = await connection;
    await transport.sendMail(messageOf(message, association));
  };
}
