import { CalendarDays, MapPin } from 'lucide';
import { DateNotch, Figures, MemberCard } from '../content/index.ts';
import { Icon } from '../elements/Icon/index.ts';
import {
  Avatar,
  Card,
  DimensionLine,
  FactGrid,
  Facts,
  IndexItem,
  IndexList,
  MoreLink,
  NumberedStep,
  NumberedSteps,
  Text,
} from '../elements/index.ts';
import { Cluster, Grid, Stack } from '../layout/index.ts';
import { Part } from './Part.tsx';

/** Cards, lists and measured lines. */
export function Contents() {
  return (
    <>
      <Part
        title="Cards"
        note="A card is a drawing, a rule and words. No boxes inside boxes, no shadows at rest."
      >
        <Stack space={32}>
          <Grid columns={{ base: 1, medium: 2 }} align="start">
            <Card
              heading="Process metallurgist"
              href="#job"
              actions={<MoreLink href="#apply">Apply</MoreLink>}
            >
              <Text tone="quiet">Furnace control for a foundry in Pune and Ohio.</Text>
            </Card>
            <MemberCard name="Suma Palash" memberId="suma" year={1987} program="Instrumentation" />
          </Grid>
          <IndexList>
            <IndexItem heading="Pune, the college" detail="since 1854" href="#pune" />
            <IndexItem heading="Bay Area" detail="1,120 members" href="#bay-area" />
          </IndexList>
          <Cluster>
            <Avatar name="Meera Kadamb" id="meera" size="small" />
            <Avatar name="Anand Bakul" id="anand" size="small" />
            <Avatar name="Leela Umbar" id="leela" size="small" />
            <DateNotch day={12} month="December" />
          </Cluster>
        </Stack>
      </Part>
      <Part
        title="Measured lines"
        note="Time, seats, characters and days are lengths. What depends on something hangs from it."
      >
        <Stack space={32}>
          <DimensionLine label="Seats taken" value={64} max={120} ends={{ start: '64 seats', end: '120' }} />
          <NumberedSteps>
            <NumberedStep heading="You register">Three short steps.</NumberedStep>
            <NumberedStep heading="We read it">A volunteer reads your registration.</NumberedStep>
            <NumberedStep heading="You are in">Directory, newsletter, events.</NumberedStep>
          </NumberedSteps>
          <FactGrid
            items={[
              { label: 'Date', value: 'December 12' },
              { label: 'Seats', value: '120' },
              { label: 'Fee', value: 'None' },
            ]}
          />
          <Facts
            items={[
              { icon: <Icon icon={CalendarDays} />, label: 'When', value: 'Saturday, 6 pm' },
              { icon: <Icon icon={MapPin} />, label: 'Where', value: 'Fremont, California' },
            ]}
          />
          <Figures
            figures={[
              { value: '5,000+', label: 'members' },
              { value: '7', label: 'chapters' },
            ]}
          />
        </Stack>
      </Part>
    </>
  );
}
