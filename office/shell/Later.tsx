import { Button } from '@banyan/ui/elements';
import { type LazyModule, useLazyModule } from '@banyan/ui/hooks';
import type { ReactNode } from 'react';
import { InlineAlert } from './components/InlineAlert/InlineAlert.tsx';
import { Waiting } from './Waiting.tsx';

export interface LaterProps<Value> {
  /** Module from `lazyModule`. */
  module: LazyModule<Value>;
  /** Renders the loaded module. */
  children: (value: Value) => ReactNode;
  /** Content while the module loads. @default a skeleton */
  waiting?: ReactNode;
  /** Message if the module fails to load. @default 'This didn’t load.' */
  failed?: ReactNode;
}

/** Part of a screen whose module is loaded when it is first shown. If it fails to load, shows a message and a retry button. */
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
