import { ApiError, createClientOf } from '@banyan/api/client';
import { getOrderDetails, retry } from '@banyan/api/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { apiBase } from '../../client.ts';
import { storeOf } from '../../state/store.ts';
import { capturedGiftAtom, unshownGiftAtom } from '../donate/gifts.ts';

const client = createClientOf({ getOrderDetails }, { base: apiBase });

/** Delays before each retry after a temporary fault, in milliseconds. */
const patience = [1_000, 3_000];

type Details = Awaited<ReturnType<typeof client.getOrderDetails>>;

/** True if the server has denied the request, so that a retry is useless. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && error.status < 500 && error.status !== 429;

const look = (orderId: string, signal: AbortSignal): Promise<Details> =>
  retry(() => client.getOrderDetails({ params: { orderId }, signal }), {
    waits: patience,
    isFinal: (error) => isFinal(error) || signal.aborted,
  });

/**
 * Status and amount of a gift made in this browser, once they are known. If the browser may not see them, it redirects to the front
 * page (spec part 2 §2). If the gift was paid in this tab, the front page says so.
 *
 * @param orderId Empty if the URL has none.
 */
export function useVerified(orderId: string): Details | undefined {
  const router = useRouter();
  const [details, setDetails] = useState<Details>();

  useEffect(() => {
    const leaving = new AbortController();
    const leave = () => {
      if (leaving.signal.aborted) return;
      const store = storeOf(router);
      if (store.get(capturedGiftAtom)?.orderId === orderId) store.set(unshownGiftAtom, orderId);
      void router.navigate({ href: '/', replace: true });
    };
    if (orderId === '') leave();
    else look(orderId, leaving.signal).then((found) => !leaving.signal.aborted && setDetails(found), leave);
    return () => leaving.abort();
  }, [orderId, router]);

  return details;
}
