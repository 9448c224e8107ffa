import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@banyan/api/contract';
import { base, messages, messageWith, solvedToken } from '../contact.ts';
import { startProduct } from '../product.ts';
import { checkedOut } from './commit.ts';
import { startExpress } from './express.ts';

/** The last commit at which each write waited for the disk by itself. */
export const before = 'cedde04';

/** A server that takes messages of the contact form. */
export interface Writer {
  name: string;
  url: string;
  /** So many that it will take. */
  messages: (count: number) => Promise<string[]>;
  stop: () => Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

async function productWriter(name: string, variables: Variables, folder?: string): Promise<Writer> {
  const { url, stop } = await startProduct({ RATE_LIMIT_WRITES: '0', ...variables }, folder);
  return { name, url, messages: (count) => messages(url, count), stop };
}

/** The product. @param variables That it is started with. */
export const ours = (variables: Variables): Promise<Writer> => productWriter('Banyan', variables);

/** @param url Of ours: Express gets a proof that was made for us with each message, so that its messages are as long. */
export async function expressWriter(url: string, variables: Variables): Promise<Writer | undefined> {
  const data = await mkdtemp(path.join(tmpdir(), 'banyan-bench-'));
  const removed = () => rm(data, { recursive: true, force: true });
  const address = base + calls.sendContactMessage.path;
  const file = path.join(data, 'messages.sqlite');
  const running = await startExpress({ path: address, kind: 'messages', file }, variables);
  if (!running) {
    await removed();
    return undefined;
  }
  const token = await solvedToken(url);
  return {
    name: 'Express 5, better-sqlite3',
    url: `http://localhost:${running.port}`,
    messages: async (count) => Array.from({ length: count }, (_, index) => messageWith(index, token)),
    stop: () => running.stop().then(removed),
  };
}

/** The product as it was; its messages and their proofs were the same. */
export async function writerBefore(variables: Variables): Promise<Writer | undefined> {
  const folder = await checkedOut(before);
  return folder ? productWriter(`Banyan at ${before}`, variables, folder).catch(said) : undefined;
}

function said(error: unknown): undefined {
  console.error(error);
}
