import { donationLimits, donationMessages } from '@banyan/api/contract';
import type { Donated } from '@banyan/forms/donation';
import { lazyModule, preload } from '@banyan/ui/hooks';
import { toast } from '@banyan/ui/overlays';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const keeping = lazyModule(() => import('./keepGift.ts'));

/** Fetches what remembers a gift, as soon as somebody gets to the payment. */
export const fetchKeeping = () => preload(keeping);

/** After a gift: says so, remembers it for its receipt, and goes there one second later (spec part 2 §4, §8). */
export function useDonated() {
  const router = useRouter();
  const [orderId, setOrderId] = useState<string>();

  useEffect(() => {
    if (orderId === undefined) return;
    const href = `/donation-success/${encodeURIComponent(orderId)}`;
    const timer = setTimeout(() => void router.navigate({ href }), donationLimits.redirectMs);
    return () => clearTimeout(timer);
  }, [orderId, router]);

  return ({ orderId: captured, amount, donor }: Donated) => {
    const name = `${donor.firstName} ${donor.lastName}`;
    const gift = { orderId: captured, name, email: donor.email, purpose: donor.purpose, amount };
    // Without it the receipt names no donor; the mail does.
    keeping.load(true).then(
      ({ keepGift }) => keepGift(router, gift),
      () => undefined,
    );
    toast.success(donationMessages.succeeded, {
      id: 'donation',
      duration: donationLimits.toastMs,
      position: 'top-center',
    });
    setOrderId(captured);
  };
}
