import type { ReactNode } from 'react';
import { Notice } from '../../elements/Notice/index.ts';
import { TextLink } from '../../elements/TextLink/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

export interface UnsearchedNoticeProps {
  /** Heading: `Not everything could be searched`. */
  heading: ReactNode;
  /** Sentence before the lists. */
  text: ReactNode;
  /** Lists that did not answer, each with the address of its own search. If empty, nothing is rendered. */
  lists: readonly { label: string; href: string }[];
}

/** Notice above incomplete `SearchResults`: the lists that did not answer, each with a link. */
export function UnsearchedNotice({ heading, text, lists }: UnsearchedNoticeProps) {
  if (lists.length === 0) return null;
  return (
    <Notice live heading={heading}>
      <Stack align="start">
        {text}
        <Cluster>
          {lists.map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </Cluster>
      </Stack>
    </Notice>
  );
}
