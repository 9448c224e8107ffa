import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './SuccessView.css.ts';

export interface SuccessViewProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Success message in the specification’s words: `Message Sent Successfully!` It receives the focus. */
  heading: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
  /** Sentence about the next step. */
  lede?: ReactNode;
  /** Reference number on the server. */
  reference?: string;
  /** Label before the reference. @default 'Reference' */
  referenceLabel?: ReactNode;
  /** Purpose of the reference, after it. @default 'Quote it if you write again.' */
  referenceNote?: ReactNode;
  /** Next actions: buttons and links. */
  actions?: ReactNode;
  /** Details of the next steps, usually `NumberedSteps` with the direction down. */
  children?: ReactNode;
}

/**
 * Replaces a form after it was sent: confirms it, and shows the next steps and the reference number. The heading receives the
 * focus when it appears, so that it is read. For a message beside content that stays use `Notice`.
 */
export function SuccessView({
  heading,
  headingLevel = 2,
  lede,
  reference,
  referenceLabel = 'Reference',
  referenceNote = 'Quote it if you write again.',
  actions,
  className,
  children,
  ...rest
}: SuccessViewProps) {
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(styles.view, className)}>
      <Heading ref={headingRef} level={headingLevel} size="d2" id={headingId} tabIndex={-1}>
        {heading}
      </Heading>
      {lede ? <Text size="lede">{lede}</Text> : null}
      {children}
      {reference ? (
        <Text tone="quiet">
          {referenceLabel} <b className={styles.reference}>{reference}</b>. {referenceNote}
        </Text>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}
