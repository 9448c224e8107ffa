import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { IndexItem, IndexList } from '../../elements/IndexList/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Split } from '../../layout/Split/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PageHead } from '../PageHead/index.ts';

/** A link and its words. */
export interface JobGoneLink {
  label: string;
  href: string;
}

export interface JobGoneProps {
  /** The page's h1: `This job has left the board`. */
  heading: ReactNode;
  /** One or two sentences: why, and what is there instead. */
  text: ReactNode;
  /** The way back to the board. */
  back: JobGoneLink;
  /** To the jobs that are open. */
  open: JobGoneLink;
  /** To the form that posts one. */
  post: JobGoneLink;
  /** The open jobs that are nearest to it, the likeliest first. @default none */
  nearest?: readonly JobGoneLink[] | undefined;
  /** Over the nearest open jobs. @default 'Open today' */
  nearestLabel?: string;
}

/**
 * Takes the place of a job that has left the board or never was on it; holds the page's h1. Belongs in a `Container`. For a
 * job that did not come use `JobDetailFailed`.
 */
export function JobGone({
  heading,
  text,
  back,
  open,
  post,
  nearest = [],
  nearestLabel = 'Open today',
}: JobGoneProps) {
  const nearestId = useId();
  return (
    <Stack space={32}>
      <PageHead title={heading} back={back} />
      <Text size="lede" measure>
        {text}
      </Text>
      {nearest.length > 0 ? (
        <section aria-labelledby={nearestId}>
          <Split ratio="4/8">
            <Heading level={2} id={nearestId}>
              {nearestLabel}
            </Heading>
            <IndexList>
              {nearest.map(({ label, href }) => (
                <IndexItem key={href} heading={label} href={href} />
              ))}
            </IndexList>
          </Split>
        </section>
      ) : null}
      <Cluster space={24} align="center">
        <ButtonLink href={open.href}>{open.label}</ButtonLink>
        <MoreLink href={post.href}>{post.label}</MoreLink>
      </Cluster>
    </Stack>
  );
}
