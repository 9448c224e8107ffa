import { Button, Text } from '@banyan/ui/elements';
import { useFocusRequest } from '@banyan/ui/hooks';
import { Cluster } from '@banyan/ui/layout';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PaymentWidgetProps } from '../provider.tsx';
import * as styles from './DemoGateway.css.ts';

/** Replaces a payment provider if none is configured: it makes the same calls, moves no money, and says so. */
export function DemoGateway({
  amount,
  disabled,
  createOrder,
  onApprove,
  onCancel,
  onReady,
}: PaymentWidgetProps) {
  const [opened, setOpened] = useState<{ orderId?: string }>();
  const [settling, setSettling] = useState(false);
  const noteId = useId();
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusRequest();
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);

  const focusButton = (place: number) => focus(() => root.current?.querySelectorAll('button').item(place));
  const close = () => {
    setOpened(undefined);
    focusButton(0);
  };
  const open = async () => {
    setOpened({});
    try {
      setOpened({ orderId: await createOrder() });
      focusButton(1);
    } catch {
      close();
    }
  };
  const approve = async (orderId: string) => {
    setSettling(true);
    await onApprove(orderId);
    setSettling(false);
    close();
  };

  return (
    <div ref={root} className={styles.gateway}>
      <Button
        variant="accent"
        unavailable={disabled && !opened}
        busy={opened !== undefined}
        aria-describedby={noteId}
        onClick={() => void open()}
        className={styles.button}
      >
        Donate
      </Button>
      <Text id={noteId} size="small">
        <b>Demonstration.</b> No payment provider is set up here, and no money moves.
      </Text>
      {opened?.orderId === undefined ? null : (
        <DemoWindow
          orderId={opened.orderId}
          amount={amount}
          busy={settling}
          onApprove={approve}
          onCancel={() => {
            close();
            onCancel();
          }}
        />
      )}
    </div>
  );
}

interface DemoWindowProps {
  orderId: string;
  amount: number;
  busy: boolean;
  onApprove: (orderId: string) => Promise<void>;
  onCancel: () => void;
}

function DemoWindow({ orderId, amount, busy, onApprove, onCancel }: DemoWindowProps) {
  return (
    <section aria-label="Demonstration of a payment" className={styles.window}>
      <Text>
        A provider would open its own window here and ask for ${amount}. The order is {orderId}.
      </Text>
      <Cluster>
        <Button busy={busy} onClick={() => void onApprove(orderId)}>
          Approve ${amount}
        </Button>
        <Button variant="line" unavailable={busy} onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </section>
  );
}
