import type { Flyer } from '@banyan/api/office';
import { type FlyerName, flyerSizes } from '@banyan/api/office/events/flyer';
import { Button, ButtonLink, Icon, Skeleton, SkeletonGroup, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Download, Share } from 'lucide';
import type { ReactNode } from 'react';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import * as styles from './EventFlyer.css.ts';

/** A picture of a flyer, as it is downloaded and shared. */
export interface FlyerFile {
  /** Address of the file. */
  path: string;
  /** Name for the downloaded file. */
  fileName: string;
}

export interface EventFlyerProps {
  flyer: Flyer;
  /** Id of the event, for the names of downloaded files. */
  event: string;
  /** Shares a picture; without it there is no such button, because the browser cannot share files. */
  onShare?: ((file: FlyerFile) => void) | undefined;
  /** Draws a failed flyer again; without it there is no such button. */
  onRedraw?: (() => void) | undefined;
  /** Set while a request is under way. @default false */
  busy?: boolean;
  /** Result of the last action. */
  result?: ReactNode;
}

const uses: Readonly<Record<FlyerName, string>> = {
  post: 'For chats and posts',
  screen: 'For a screen or a projector',
  preview: 'Shown with links to the event',
};

const without: Readonly<Record<'draft' | 'cancelled', string>> = {
  draft: 'The flyer is drawn once the event is published.',
  cancelled:
    'A canceled event has no flyer. If you shared one, tell people there that the event is canceled.',
};

/** Pictures of the flyer, with their actions. */
const Pictures = ({ flyer, event, onShare, busy }: EventFlyerProps) => (
  <ul className={styles.pictures}>
    {flyer.pictures.map(({ name, path }) => {
      const { width, height } = flyerSizes[name];
      const size = `${width} × ${height}`;
      const file = { path, fileName: `${event}-${width}x${height}.png` };
      return (
        <li key={name}>
          <figure className={styles.picture}>
            <img className={styles.image} src={path} width={width} height={height} alt={flyer.alt} />
            <figcaption className={styles.caption}>
              <Text>{uses[name]}</Text>
              <Text size="small" tone="quiet">
                {size} pixels
              </Text>
            </figcaption>
            <div className={styles.actions}>
              <ButtonLink variant="line" href={path} download={file.fileName} icon={<Icon icon={Download} />}>
                Download<VisuallyHidden> {size}</VisuallyHidden>
              </ButtonLink>
              {onShare && (
                <Button
                  variant="line"
                  icon={<Icon icon={Share} />}
                  busy={busy ?? false}
                  onClick={() => onShare(file)}
                >
                  Share<VisuallyHidden> {size}</VisuallyHidden>
                </Button>
              )}
            </div>
          </figure>
        </li>
      );
    })}
  </ul>
);

function Content(props: EventFlyerProps) {
  const { flyer, onRedraw, busy = false } = props;
  if (flyer.state === 'ready')
    return (
      <>
        <Text tone="quiet">
          Drawn from title, date, place and the first photo of the gallery, and drawn again when they change.
          The code opens the event’s page.
        </Text>
        <Pictures {...props} />
      </>
    );
  if (flyer.state === 'drawing')
    return (
      <SkeletonGroup label="Drawing the flyer...">
        <Text tone="quiet">The flyer is being drawn. It takes a few seconds.</Text>
        <Skeleton shape="picture" />
      </SkeletonGroup>
    );
  if (flyer.state === 'failed')
    return (
      <InlineAlert
        live
        tone="critical"
        action={
          onRedraw && (
            <Button variant="quiet" busy={busy} onClick={onRedraw}>
              Try again
            </Button>
          )
        }
      >
        <b>The flyer couldn’t be drawn.</b> {flyer.reason}
      </InlineAlert>
    );
  return <Text tone="quiet">{without[flyer.state]}</Text>;
}

/** Flyer of an event in three sizes, to download and to share. */
export const EventFlyer = (props: EventFlyerProps) => (
  <Panel heading="Flyer">
    <Content {...props} />
    {props.result}
  </Panel>
);
