import { ButtonLink, Text } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { NotableAlumni, type NotableAlumniProps, PageHead } from '@banyan/ui/sections';
import { type NotableAlumnus, notableAlumni } from '../../content/notableAlumni.ts';
import { stories } from '../../content/stories.ts';
import { StoriesList } from './StoriesList.tsx';

/** Story page: notable alumni, then the stories by category. */
export function StoriesPage() {
  return (
    <>
      <Container>
        <PageHead
          title={stories.heading}
          aside={
            <Stack align="start">
              <Text size="lede">{stories.lede}</Text>
              <ButtonLink variant="line" href={stories.submit.href}>
                {stories.submit.label}
              </ButtonLink>
            </Stack>
          }
        />
      </Container>
      <NotableAlumni heading={stories.notable.heading} othersLabel={stories.notable.more} {...notable()} />
      <Section>
        <Container>
          <StoriesList />
        </Container>
      </Section>
    </>
  );
}

/** Selects the featured alumnus and the others; the content check ensures that one is featured. */
function notable(): Pick<NotableAlumniProps, 'featured' | 'others'> {
  const [first, ...rest] = notableAlumni.toSorted(
    (one, other) => Number(other.featured) - Number(one.featured),
  );
  if (first === undefined) throw new Error('Nobody is notable.');
  return {
    featured: {
      ...placeOf(first),
      about: `Class of ${first.graduationYear}, ${first.department}`,
      detail: first.impact,
    },
    others: rest.map(placeOf),
  };
}

function placeOf({ id, name, graduationYear, achievement, image }: NotableAlumnus) {
  return {
    id,
    name,
    about: `Class of ${graduationYear}`,
    achievement,
    image: image ?? undefined,
  };
}
