import { donationLimits, donationMessages } from '@banyan/api/contract';
import type { Donated } from '@banyan/forms/donation';
import { toast } from '@banyan/ui/overlays';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keepGift } from './keepGift.ts';

/**
 * Returns the handler for a completed gift. It shows a message, keeps the gift for the receipt, and opens the receipt one second
 * later (spec part 2 §4, §8).
 */
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
    keepGift(router, gift);
    toast.success(donationMessages.succeeded, {
      id: 'donation',
      duration: donationLimits.toastMs,
      position: 'top-center',
    });
    setOrderId(captured);
  };
}
