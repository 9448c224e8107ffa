import { Heading } from '@banyan/ui/elements';
import { lazyModule, useHydrated, useLazyModule } from '@banyan/ui/hooks';
import { Container, Section } from '@banyan/ui/layout';
import { dailyMembers } from '../../content/dailyMembers.ts';

const wall = lazyModule(() => import('./DailyWall.tsx'));

/**
 * Members of the day. In the HTML only a link to the directory, which costs a page almost nothing and has no names: the wall comes
 * after hydration, and keeps its place free until its people come.
 */
export function DailyMembers() {
  const { value } = useLazyModule({ module: wall, need: useHydrated() ? 'soon' : 'none' });
  if (value) return <value.DailyWall />;
  return (
    <Section>
      <Container>
        <Heading level={2}>
          <a href={dailyMembers.more.href}>{dailyMembers.heading}</a>
        </Heading>
      </Container>
    </Section>
  );
}
