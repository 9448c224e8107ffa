import { Button } from '@banyan/ui/elements';
import { type LazyModule, useLazyModule } from '@banyan/ui/hooks';
import type { ReactNode } from 'react';
import { InlineAlert } from './components/InlineAlert/InlineAlert.tsx';
import { Waiting } from './Waiting.tsx';

export interface LaterProps<Value> {
  /** From `lazyModule`. */
  module: LazyModule<Value>;
  /** What is shown with it. */
  children: (value: Value) => ReactNode;
  /** What stands there until it has come. @default a skeleton */
  waiting?: ReactNode;
  /** What is said when it does not come. @default 'This did not come.' */
  failed?: ReactNode;
}

/** What few people need of a screen: it comes when it is shown first. Where it does not, that is said, and can be tried again. */
export function Later<Value>({
  module,
  children,
  waiting = <Waiting />,
  failed = 'This didn’t load.',
}: LaterProps<Value>) {
  const later = useLazyModule({ module, need: 'now' });
  if (later.value) return children(later.value);
  if (!later.failed) return waiting;
  return (
    <InlineAlert
      live
      tone="critical"
      action={
        <Button variant="line" size="small" busy={later.busy} onClick={later.retry}>
          Try again
        </Button>
      }
    >
      {failed}
    </InlineAlert>
  );
}
