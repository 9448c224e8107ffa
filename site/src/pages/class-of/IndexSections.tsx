import { ListProgress, type ListWords, type ProgressOf } from '@banyan/ui/content';
import { Heading, IndexItem, type IndexItemProps, IndexList } from '@banyan/ui/elements';
import { passFocus } from '@banyan/ui/hooks';
import { Container, Section, Split, Stack } from '@banyan/ui/layout';

/** Links under one heading. */
interface IndexGroup {
  heading: string;
  items: readonly (Pick<IndexItemProps, 'heading' | 'detail'> & { href: string })[];
}

interface IndexSectionsProps {
  /** Loading progress of the links. */
  progress: ProgressOf<IndexGroup>;
  /** Texts of the loading, failed and empty states. */
  words: ListWords;
  /** Label for screen readers, read when the section gets the focus. */
  label: string;
}

/**
 * More to read at the end of a page: headings with lists of links, fetched from the API. Renders nothing while loading or when
 * empty. For fixed links, use `IndexList`.
 */
export function IndexSections({ progress, words, label }: IndexSectionsProps) {
  if (progress.state === 'loading' || progress.state === 'empty') return null;
  return (
    <Section tone="sunk" ref={passFocus}>
      <Container>
        <ListProgress progress={progress} words={words} label={label} headingLevel={2} skeleton={null}>
          {(groups) => (
            <Stack space={64}>
              {groups.map(({ heading, items }) => (
                <Split key={heading} ratio="4/8" align="start">
                  <Heading level={2}>{heading}</Heading>
                  <IndexList>
                    {items.map((item) => (
                      <IndexItem key={item.href} {...item} />
                    ))}
                  </IndexList>
                </Split>
              ))}
            </Stack>
          )}
        </ListProgress>
      </Container>
    </Section>
  );
}
