import { ErrorState, Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { EventFlyer, type FlyerFile } from '../components/EventFlyer/EventFlyer.tsx';
import type { EventTabProps } from './eventTabs.ts';
import { canSharePictures, sharePicture } from './shareFlyer.ts';
import { useFlyer } from './useFlyer.ts';

const notShared = 'This device couldn’t share the picture. Download it, and send it from there.';

/** The flyer of an event. */
export function FlyerTab({ event, mayEdit }: EventTabProps) {
  const line = `event ${event.id} flyer`;
  const { flyer, trouble, load } = useFlyer(event.id, event.version);
  const { run, say, busy } = useActions(line);
  if (trouble)
    return (
      <ErrorState live heading="The flyer didn’t load" headingLevel={2} onRetry={() => void load()}>
        {trouble}
      </ErrorState>
    );
  if (!flyer)
    return (
      <SkeletonGroup label="Loading...">
        <Skeleton shape="picture" />
      </SkeletonGroup>
    );
  const share = async (file: FlyerFile) => {
    say(undefined);
    try {
      await sharePicture(file, flyer.alt);
    } catch {
      say({ tone: 'critical', words: notShared });
    }
  };
  const redraw = () =>
    run(
      'Draw the flyer again',
      (options) => client.redrawFlyer({}, { params: { id: event.id }, ...options }),
      {
        after: load,
      },
    );
  return (
    <EventFlyer
      flyer={flyer}
      event={event.id}
      onShare={canSharePictures() ? (file) => void share(file) : undefined}
      onRedraw={mayEdit ? () => void redraw() : undefined}
      busy={busy !== undefined}
      result={<FormResult subject={line} />}
    />
  );
}
