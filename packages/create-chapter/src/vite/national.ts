import { contractVersion, health, RuntimeConfig } from '@banyan/api/contract';
import * as v from 'valibot';

/** Answer of the national site. */
export interface National {
  /** Address of the API. */
  api: string;
  /** Reason the site did not answer, in words. */
  silent?: string;
  /** Version of its API contract, if it states one. */
  contract?: number | undefined;
}

const timeoutMs = 5_000;

async function answerOf(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.json();
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'it did not answer';
  if (error.name === 'TimeoutError') return `it did not answer in ${timeoutMs / 1000} seconds`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
};

/** Asks the national site for the address of its API, and the API for its contract version. Never fails. */
export async function askNational(national: string, own: string | undefined): Promise<National> {
  const config = own ? undefined : await answerOf(`${national}/config.json`).catch(() => undefined);
  const known = v.safeParse(RuntimeConfig, config);
  const api = own ?? new URL(known.success ? known.output.apiBase : '/api', national).href;
  try {
    const { contract } = v.parse(health.answer, await answerOf(`${api}/health`));
    return { api, contract };
  } catch (error) {
    return { api, silent: reasonOf(error) };
  }
}

/** Warnings for the volunteer at the terminal; empty if everything is in order. */
export function wordsAbout({ api, silent, contract }: National): string[] {
  if (silent !== undefined)
    return [
      `The national site’s API did not answer at ${api} (${silent}). The site is built all the same: what its pages show of ` +
        'events and news is fetched by the browser, and says so while it cannot be.',
    ];
  if (contract !== undefined && contract > contractVersion)
    return [
      `The national site speaks contract ${contract}, these packages know ${contractVersion}. What was there still works; to ` +
        'have what is new: npm install @banyan/ui@latest @banyan/forms@latest @banyan/api@latest @banyan/app@latest @banyan/create-chapter@latest',
    ];
  return [];
}
