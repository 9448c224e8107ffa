import { BackLink, MoreLink } from '@banyan/ui/elements';
import { Cluster, Container, Section } from '@banyan/ui/layout';
import { YearLinks } from '@banyan/ui/navigation';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { classOf } from '../../content/classOf.ts';
import { ClassMembers } from './ClassMembers.tsx';
import { ClassNews } from './ClassNews.tsx';
import { classPath } from './classPath.ts';
import { firstClass } from './classYear.ts';

const route = getRouteApi('/class-of/$year');

/** Class page: years of its decade, listed members, their stories and news about them. */
export function ClassPage() {
  const { year, current, counts, query } = route.useLoaderData();
  return (
    <>
      <Container>
        <PageHead title={classOf.title(year)} back={classOf.back}>
          <YearLinks
            from={firstClass}
            to={current}
            decadeOf={year}
            current={year}
            counts={counts && new Map(counts)}
            hrefFor={classPath}
            label={classOf.years}
            countLabel={classOf.listed}
          />
        </PageHead>
        <Cluster element="nav" justify="between" aria-label={classOf.neighbours}>
          {year > firstClass ? (
            <BackLink href={classPath(year - 1)} rel="prev">
              {classOf.title(year - 1)}
            </BackLink>
          ) : (
            <span />
          )}
          {year < current ? (
            <MoreLink href={classPath(year + 1)} rel="next">
              {classOf.title(year + 1)}
            </MoreLink>
          ) : null}
        </Cluster>
      </Container>
      <Section labelledBy="class-members">
        <Container>
          <ClassMembers key={`${year}-${query.page ?? 1}`} />
        </Container>
      </Section>
      <ClassNews key={year} />
    </>
  );
}
