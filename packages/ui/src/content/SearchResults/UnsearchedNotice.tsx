import type { ReactNode } from 'react';
import { Notice } from '../../elements/Notice/index.ts';
import { TextLink } from '../../elements/TextLink/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

export interface UnsearchedNoticeProps {
  /** `Not everything could be searched` */
  heading: ReactNode;
  /** One sentence in front of the lists. */
  text: ReactNode;
  /** Those that did not answer, each with where it can be searched by itself. Without any there is no notice. */
  lists: readonly { label: string; href: string }[];
}

/** Over `SearchResults` that are not everything: which lists did not answer, and the way to each. */
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
