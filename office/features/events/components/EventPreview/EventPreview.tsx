import { EventRow, type EventSummary } from '@banyan/ui/content';
import { Button } from '@banyan/ui/elements';
import { lazyModule, preload, useLazyModule } from '@banyan/ui/hooks';
import { Container } from '@banyan/ui/layout';
import { useId, useState } from 'react';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import * as styles from './EventPreview.css.ts';
import type { LaterPreviewProps } from './LaterPreview.tsx';

const views = ['event', 'ticket', 'afterwards'] as const;
type View = (typeof views)[number];

const names: Readonly<Record<View, string>> = {
  event: 'Event',
  ticket: 'Ticket',
  afterwards: 'Past event',
};

export interface EventPreviewProps extends Omit<LaterPreviewProps, 'view'> {
  /** Row of the event in the list of coming events. */
  row: EventSummary;
}

/** Most volunteers look only at the row, so the other views load later. */
const later = lazyModule(async () => (await import('./LaterPreview.tsx')).LaterPreview);
const fetchLater = () => preload(later);

/** Preview of an event on the site: in the list, on a ticket, and as a past event. */
export function EventPreview({ row, ...looks }: EventPreviewProps) {
  const id = useId();
  const [view, setView] = useState<View>('event');
  const {
    value: LaterPreview,
    failed,
    busy,
    retry,
  } = useLazyModule({ module: later, need: view === 'event' ? 'none' : 'now' });
  return (
    <section aria-labelledby={id} className={styles.look}>
      <h2 id={id} className={styles.label}>
        Preview
      </h2>
      <div className={styles.box}>
        <div className={styles.views}>
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => setView(one)}
              onPointerEnter={fetchLater}
              onFocus={fetchLater}
              className={styles.view}
            >
              {names[one]}
            </button>
          ))}
        </div>
        {failed && (
          <InlineAlert
            live
            tone="critical"
            action={
              <Button variant="line" size="small" busy={busy} onClick={retry}>
                Try again
              </Button>
            }
          >
            This didn’t load.
          </InlineAlert>
        )}
        <PageFrame title={`Preview: ${names[view]}`}>
          {view === 'event' ? (
            <Container>
              <ol>
                <EventRow {...row} variant="first" />
              </ol>
            </Container>
          ) : (
            LaterPreview && <LaterPreview {...looks} view={view} />
          )}
        </PageFrame>
      </div>
    </section>
  );
}
