import type { OutboxTable } from '../database/tables.ts';
import type { Transport } from './delivery.ts';
import { emailHtml } from './email-html.ts';
import { addressIn, domainIn, nameIn } from './sender.ts';

/**
 * What mailboxes take somebody off a list by, without asking them again: RFC 2369 and RFC 8058. A mailbox that knows no other way writes
 * a letter to volunteers, whose subject has the address that they open for whoever wants it.
 */
const unsubscribing = (address: string, readers: string) => ({
  'List-Unsubscribe': {
    prepared: true,
    value: `<${address}>, <mailto:${readers}?subject=${encodeURIComponent(`Unsubscribe ${address}`)}>`,
  },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Who writes: in whose name every letter leaves, and where volunteers read what is answered. */
interface Association {
  from: string;
  to: string;
}

/** A letter as the library wants it. */
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

/** Sends by SMTP. The library is loaded with the first letter, so a server without mail never pays for it. */
export function smtp(url: string, association: Association): Transport {
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    const address = new URL(url);
    return createTransport({
      host: address.hostname,
      port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
      secure: address.protocol === 'smtps:',
      // Greets with the sender's domain: the name of a container means nothing to a mail server.
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
