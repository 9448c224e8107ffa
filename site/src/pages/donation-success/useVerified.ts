import { ApiError, createClientOf } from '@banyan/api/client';
import { getOrderDetails, retry } from '@banyan/api/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { apiBase } from '../../client.ts';
import { storeOf } from '../../state/store.ts';
import { capturedGiftAtom, unshownGiftAtom } from '../donate/gifts.ts';

const client = createClientOf({ getOrderDetails }, { base: apiBase });

/** How long to wait before asking again after a fault that may pass, in milliseconds. */
const patience = [1_000, 3_000];

type Details = Awaited<ReturnType<typeof client.getOrderDetails>>;

/** The server knows the answer, and it is no. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && error.status < 500 && error.status !== 429;

const look = (orderId: string, signal: AbortSignal): Promise<Details> =>
  retry(() => client.getOrderDetails({ params: { orderId }, signal }), {
    waits: patience,
    isFinal: (error) => isFinal(error) || signal.aborted,
  });

/**
 * Status and amount of a gift of this browser, once they are known. Whoever may not see them is on the front page by then,
 * in this page's place (spec part 2 §2); if the money was taken in this tab, that is said there.
 *
 * @param orderId Empty when the address has none.
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
