import { PageHead } from '../content/index.ts';
import { Container } from '../layout/index.ts';
import { Footer, FooterColumns, Header } from '../navigation/index.ts';
import { sampleAction, sampleBrand, sampleGroups, sampleLegal, sampleLinks } from '../navigation/samples.ts';
import { Bands } from './Bands.tsx';
import { Contents } from './Contents.tsx';
import { Controls } from './Controls.tsx';
import { Foundations } from './Foundations.tsx';
import * as styles from './Part.css.ts';
import { States } from './States.tsx';

/** Component sheet: all components on one page, in the surrounding theme and mode. */
export function Specimen() {
  return (
    <div className={styles.sheet}>
      <Header brand={sampleBrand} links={sampleLinks} action={sampleAction} currentPath="/events" />
      <main>
        <Container>
          <PageHead title="Component sheet" note="Every part on the grid it ships on." />
          <Foundations />
          <Controls />
          <States />
          <Contents />
        </Container>
        <Bands />
      </main>
      <Footer rights="© 2026 the association" legal={sampleLegal}>
        <FooterColumns
          brand={sampleBrand}
          note="A nonprofit, founded in 2003 by graduates living in the United States."
          groups={sampleGroups}
        />
      </Footer>
    </div>
  );
}
