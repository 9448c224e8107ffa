import { Container, Section } from '@banyan/ui/layout';
import { YearLinks } from '@banyan/ui/navigation';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { classOf } from '../../content/classOf.ts';
import { pages } from '../../content/pages.ts';
import { classPath } from './classPath.ts';
import { firstClass } from './classYear.ts';

const route = getRouteApi('/class-of/');

/** List of all graduation years; each links to its class page. */
export function ClassIndexPage() {
  const { current, counts } = route.useLoaderData();
  return (
    <>
      <Container>
        <PageHead title={pages['/class-of'].title} lede={classOf.index.lede} />
      </Container>
      <Section>
        <Container>
          <YearLinks
            from={firstClass}
            to={current}
            counts={counts && new Map(counts)}
            hrefFor={classPath}
            label={classOf.years}
            countLabel={classOf.listed}
            emptyLabel={classOf.nobody}
          />
        </Container>
      </Section>
    </>
  );
}
