import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './SuccessView.css.ts';

export interface SuccessViewProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** What succeeded, in the specification's words: `Message Sent Successfully!` It takes the focus. */
  heading: ReactNode;
  /** The place of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
  /** One sentence: what happens next. */
  lede?: ReactNode;
  /** The number under which the server keeps it. */
  reference?: string;
  /** Before the reference. @default 'Reference' */
  referenceLabel?: ReactNode;
  /** After the reference: what it is good for. @default 'Quote it if you write again.' */
  referenceNote?: ReactNode;
  /** Where to go from here: buttons and links. */
  actions?: ReactNode;
  /** More of what happens next, usually `NumberedSteps` downwards. */
  children?: ReactNode;
}

/**
 * Takes a form's place once it was sent: says so, what happens next, and under which number. The heading takes focus
 * as it appears, so that it is read. For a message beside content that stays use `Notice`.
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
