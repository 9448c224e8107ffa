import { ArrowRight, CircleCheck, Share2, X } from 'lucide';
import { Icon } from '../elements/Icon/index.ts';
import {
  BackLink,
  Badge,
  Button,
  ButtonLink,
  badgeTones,
  Chip,
  ChipLink,
  IconButton,
  MoreLink,
  RemovableChip,
  Switch,
  Text,
  TextLink,
} from '../elements/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { ModeSwitch, Pagination, Steps, Tabs } from '../navigation/index.ts';
import { Part } from './Part.tsx';

/** Buttons, links and choices. */
export function Controls() {
  return (
    <>
      <Part
        title="Buttons and links"
        note="48 px, 56 px for the one action a page is about, 40 px in dense rows. On hover the elbow opens."
      >
        <Stack space={24}>
          <Cluster>
            <ButtonLink href="#join" size="large" icon={<Icon icon={ArrowRight} />}>
              Explore Membership
            </ButtonLink>
            <Button variant="accent">DONATE</Button>
            <Button variant="line">LEARN MORE</Button>
            <Button variant="quiet">CLEAR</Button>
            <Button variant="danger">Withdraw my story</Button>
          </Cluster>
          <Cluster>
            <Button busy>SENDING...</Button>
            <Button unavailable>Add Comment</Button>
            <Button size="small">Retry</Button>
            <IconButton label="Share">
              <Icon icon={Share2} />
            </IconButton>
            <IconButton label="Close">
              <Icon icon={X} />
            </IconButton>
          </Cluster>
          <Cluster space={24}>
            <BackLink href="#events">Back to Events</BackLink>
            <MoreLink href="#news">All news</MoreLink>
            <MoreLink href="https://example.org">Professional profile</MoreLink>
          </Cluster>
          <Text>
            Read <TextLink href="#how">how the directory works</TextLink> before you decide what is shown.
          </Text>
        </Stack>
      </Part>
      <Part
        title="Tabs, pages, steps, badges"
        note="Selection is a filled shape with the elbow, never only a colour."
      >
        <Stack space={24}>
          <Tabs
            label="Media"
            items={[
              { value: 'all', label: 'All', count: 18 },
              { value: 'photos', label: 'Photos', count: 15 },
              { value: 'videos', label: 'Videos', count: 3 },
            ]}
            defaultValue="all"
          >
            <Text tone="quiet">Eighteen pictures and films from the long table.</Text>
          </Tabs>
          <Pagination label="Members" page={7} pages={24} hrefFor={(page) => `#page-${page}`} />
          <Steps
            steps={['Basic information', 'Academic and professional', 'Additional information']}
            current={2}
          />
          <Cluster>
            {badgeTones.map((tone) => (
              <Badge
                key={tone}
                tone={tone}
                icon={
                  tone === 'success' ? <Icon icon={CircleCheck} size={16} strokeWidth={1.75} /> : undefined
                }
              >
                {tone}
              </Badge>
            ))}
          </Cluster>
          <Cluster>
            <Chip pressed>Mentoring</Chip>
            <Chip pressed={false}>Events</Chip>
            <ChipLink href="#metallurgy">Metallurgy</ChipLink>
            <RemovableChip label="Civil Engineering" />
            <Switch label="Show my company" defaultChecked />
          </Cluster>
          <ModeSwitch />
        </Stack>
      </Part>
    </>
  );
}
