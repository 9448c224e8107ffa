import { ListProgress, type ListWords, type ProgressOf } from '@banyan/ui/content';
import { Heading, IndexItem, type IndexItemProps, IndexList } from '@banyan/ui/elements';
import { passFocus } from '@banyan/ui/hooks';
import { Container, Section, Split, Stack } from '@banyan/ui/layout';

/** What stands under one heading. */
interface IndexGroup {
  heading: string;
  items: readonly (Pick<IndexItemProps, 'heading' | 'detail'> & { href: string })[];
}

interface IndexSectionsProps {
  /** How far they are. */
  progress: ProgressOf<IndexGroup>;
  /** What it says while it waits, when it fails and when there is nothing. */
  words: ListWords;
  /** Names them for those who listen, when the focus is put on them. */
  label: string;
}

/**
 * More to read at a page's end, on a sunk ground: headings with ruled links beside them, all of it fetched. There is nothing of
 * it while it is on its way, and where there is none: the page above it says what it is about. Links alone are `IndexList`.
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
