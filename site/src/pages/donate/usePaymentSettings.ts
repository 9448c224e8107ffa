import type { PaymentSettings } from '@banyan/forms/payment';
import { useEffect, useState } from 'react';
import { runtimeConfig } from '../../client.ts';

/** How this deployment takes money; undefined until its configuration has arrived. */
export function usePaymentSettings(): PaymentSettings | undefined {
  const [settings, setSettings] = useState<PaymentSettings>();

  useEffect(() => {
    let here = true;
    void runtimeConfig().then(({ payments }) => here && setSettings(payments));
    return () => {
      here = false;
    };
  }, []);

  return settings;
}
