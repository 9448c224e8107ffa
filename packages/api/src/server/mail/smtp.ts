import type { Transport } from './delivery.ts';

/** Sends by SMTP. The library is loaded with the first letter, so a server without mail never pays for it. */
export function smtp(url: string, from: string): Transport {
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    const address = new URL(url);
    return createTransport({
      host: address.hostname,
      port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
      secure: address.protocol === 'smtps:',
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
  return async (letter) => {
    connection ??= connect();
    const transport = await connection;
    await transport.sendMail({
      from,
      to: letter.recipient,
      replyTo: letter.reply_to ?? undefined,
      subject: letter.subject,
      text: letter.body,
      messageId: `<${letter.id}@banyan>`,
    });
  };
}
