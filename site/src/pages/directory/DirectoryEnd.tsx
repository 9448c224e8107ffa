import { Heading, IndexItem, IndexList } from '@banyan/ui/elements';
import { Container, Section, Split } from '@banyan/ui/layout';
import { directoryEnd } from '../../content/directoryEnd.ts';

const id = 'after-directory';

/** Links at the end of the directory. */
export const DirectoryEnd = () => (
  <Section tone="sunk" labelledBy={id}>
    <Container>
      <Split ratio="4/8">
        <Heading level={2} id={id}>
          {directoryEnd.heading}
        </Heading>
        <IndexList>
          {directoryEnd.calls.map(({ heading, detail, href }) => (
            <IndexItem key={heading} heading={heading} detail={detail} href={href} />
          ))}
        </IndexList>
      </Split>
    </Container>
  </Section>
);
