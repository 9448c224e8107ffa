import { ArrowRight, ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { DateNotch } from '../../content/DateNotch/index.ts';
import { EventFacts, type EventWhenAndWhere } from '../../content/EventFacts/index.ts';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { isWhole, Picture, type PictureImage, pictureProps, sizesFor } from '../../elements/Picture/index.ts';
import { safeHref } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { defaultDrawing } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeaturedEvent.css.ts';

export interface EventDetails extends EventWhenAndWhere {
  title: string;
  description: ReactNode;
  /** Day of the month: `12`. */
  day: string | number;
  /** Name of the month: `December`. */
  month: string;
  /** First picture of the event: an address, or one with its sizes and better formats. Missing or broken: the default event image. */
  image?: PictureImage;
  /** Alternative text of the picture; empty if it is decorative. */
  imageAlt?: string;
  /** Link to the event. `external` opens a new tab. An address that is not a web page makes no button. */
  action: { label: string; href: string; external?: boolean };
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface ReadyEventProps {
  event: EventDetails;
  label: ReactNode;
  headingId: string;
}

export function ReadyEvent({ event, label, headingId }: ReadyEventProps) {
  const { action } = event;
  const picture = pictureProps(event.image);
  const whole = isWhole(event.image);
  const href = safeHref(action.href)?.href;
  return (
    <>
      <div className={classNames(styles.art, whole && styles.artWhole)}>
        <Picture
          {...picture}
          key={picture.src}
          sizes={sizesFor(event.image, styles.sizes)}
          alt={event.imageAlt ?? ''}
          fallback={{ src: defaultDrawing(event.title), alt: '' }}
          className={classNames(styles.picture, whole && styles.pictureWhole)}
        />
      </div>
      <DateNotch
        day={event.day}
        month={event.month}
        className={classNames(styles.notch, whole && styles.notchWhole)}
      />
      <div className={styles.body}>
        <Text size="label" tone="quiet">
          {label}
        </Text>
        <Heading level={2} id={headingId}>
          {event.title}
        </Heading>
        <Text size="read" className={styles.description}>
          {event.description}
        </Text>
        <EventFacts
          dateLong={event.dateLong}
          dateTime={event.dateTime}
          yourTime={event.yourTime}
          location={event.location}
          className={styles.facts}
        />
        {href === undefined ? null : (
          <ButtonLink
            href={href}
            size="large"
            icon={<Icon icon={action.external ? ArrowUpRight : ArrowRight} />}
            {...(action.external ? newTab : {})}
          >
            {action.label}
            {action.external ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
