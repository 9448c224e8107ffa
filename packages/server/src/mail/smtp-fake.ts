import { createServer } from 'node:net';
import { listenLocally } from '../testing/listen-locally.ts';

/** Email as the server received it. */
interface HandedOver {
  /** Lines of the email, headers first. */
  text: string;
  /** Time of receipt, in milliseconds since 1970. */
  at: number;
}

/**
 * Local SMTP server with the commands that an email needs. The caller closes it.
 * @param answer Response to a command, such as `550 5.1.1 unknown`. @default accepts everything
 */
export async function smtpFake(answer: (command: string) => string | undefined = () => undefined) {
  const emails: HandedOver[] = [];
  const server = createServer((socket) => {
    let rest = '';
    let text: string | undefined;
    const take = (line: string) => {
      if (text === undefined) {
        if (line === 'QUIT') return void socket.end('221 bye\r\n');
        const refusal = answer(line);
        if (refusal !== undefined) return void socket.write(`${refusal}\r\n`);
        if (line === 'DATA') text = '';
        socket.write(line === 'DATA' ? '354 go\r\n' : '250 ok\r\n');
      } else if (line === '.') {
        emails.push({ text, at: Date.now() });
        text = undefined;
        socket.write('250 ok\r\n');
      } else text += `${line}\n`;
    };
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    socket.on('error', () => undefined);
    socket.write('220 post\r\n');
  });
  const port = await listenLocally(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** All received emails, in order. */
    emails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
