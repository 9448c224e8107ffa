import { Button } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import campaignList from '../features/campaigns/components/CampaignList/CampaignList.stories.tsx';
import { CampaignList } from '../features/campaigns/components/CampaignList/CampaignList.tsx';
import doorFrame from '../features/check-in/components/CheckInFrame/CheckInFrame.stories.tsx';
import { CheckInFrame } from '../features/check-in/components/CheckInFrame/CheckInFrame.tsx';
import lookList from '../features/dashboard/components/AttentionList/AttentionList.stories.tsx';
import { AttentionList } from '../features/dashboard/components/AttentionList/AttentionList.tsx';
import lettersUnderWay from '../features/dashboard/components/CampaignsInProgress/CampaignsInProgress.stories.tsx';
import { CampaignsInProgress } from '../features/dashboard/components/CampaignsInProgress/CampaignsInProgress.tsx';
import comingList from '../features/dashboard/components/ComingList/ComingList.stories.tsx';
import { ComingList } from '../features/dashboard/components/ComingList/ComingList.tsx';
import { DashboardColumns } from '../features/dashboard/components/DashboardColumns/DashboardColumns.tsx';
import houseFacts from '../features/dashboard/components/SystemStatus/SystemStatus.stories.tsx';
import { SystemStatus } from '../features/dashboard/components/SystemStatus/SystemStatus.tsx';
import waitingList from '../features/dashboard/components/WaitingList/WaitingList.stories.tsx';
import { WaitingList } from '../features/dashboard/components/WaitingList/WaitingList.tsx';
import eventActs from '../features/events/components/EventActs/EventActs.stories.tsx';
import { EventActs } from '../features/events/components/EventActs/EventActs.tsx';
import eventForm from '../features/events/components/EventForm/EventForm.stories.tsx';
import { EventForm } from '../features/events/components/EventForm/EventForm.tsx';
import eventLook from '../features/events/components/EventPreview/EventPreview.stories.tsx';
import { EventPreview } from '../features/events/components/EventPreview/EventPreview.tsx';
import dropBar from '../features/gallery/components/DropBar/DropBar.stories.tsx';
import { DropBar } from '../features/gallery/components/DropBar/DropBar.tsx';
import galleryBoard from '../features/gallery/components/GalleryBoard/GalleryBoard.stories.tsx';
import { GalleryBoard } from '../features/gallery/components/GalleryBoard/GalleryBoard.tsx';
import giftLooks from '../features/gifts/components/AttentionRows/AttentionRows.stories.tsx';
import { AttentionRows } from '../features/gifts/components/AttentionRows/AttentionRows.tsx';
import giftTable from '../features/gifts/components/GiftList/giftColumns.stories.tsx';
import monthBars from '../features/gifts/components/MonthBars/MonthBars.stories.tsx';
import { MonthBars } from '../features/gifts/components/MonthBars/MonthBars.tsx';
import consentTable from '../features/members/components/ConsentTable/ConsentTable.stories.tsx';
import { ConsentTable } from '../features/members/components/ConsentTable/ConsentTable.tsx';
import contactPart from '../features/members/components/ContactPart/ContactPart.stories.tsx';
import { ContactPart } from '../features/members/components/ContactPart/ContactPart.tsx';
import foundLine from '../features/members/components/FoundLine/FoundLine.stories.tsx';
import { FoundLine } from '../features/members/components/FoundLine/FoundLine.tsx';
import memberActions from '../features/members/components/MemberActions/MemberActions.stories.tsx';
import { MemberActions } from '../features/members/components/MemberActions/MemberActions.tsx';
import memberHead from '../features/members/components/MemberHead/MemberHead.stories.tsx';
import { MemberHead } from '../features/members/components/MemberHead/MemberHead.tsx';
import memberTable from '../features/members/components/MemberList/memberColumns.stories.tsx';
import partList from '../features/members/components/PartList/PartList.stories.tsx';
import { PartList } from '../features/members/components/PartList/PartList.tsx';
import publicCard from '../features/members/components/PublicCard/PublicCard.stories.tsx';
import { PublicCard } from '../features/members/components/PublicCard/PublicCard.tsx';
import { RecordColumns } from '../features/members/components/RecordColumns/RecordColumns.tsx';
import { RecordGroup } from '../features/members/components/RecordGroup/RecordGroup.tsx';
import digestForm from '../features/settings/components/DigestForm/DigestForm.stories.tsx';
import { DigestForm } from '../features/settings/components/DigestForm/DigestForm.tsx';
import settingsParts from '../features/settings/components/SettingsParts/SettingsParts.stories.tsx';
import { SettingsParts } from '../features/settings/components/SettingsParts/SettingsParts.tsx';
import { DataTable } from '../kit/DataTable/DataTable.tsx';
import factList from '../kit/FactList/FactList.stories.tsx';
import { FactList } from '../kit/FactList/FactList.tsx';
import { FilterTabs } from '../kit/FilterTabs/FilterTabs.tsx';
import filterBar from '../kit/filters/FilterBar.stories.tsx';
import figureRow from '../shell/components/FigureRow/FigureRow.stories.tsx';
import { FigureRow } from '../shell/components/FigureRow/FigureRow.tsx';
import { Panel } from '../shell/components/Panel/Panel.tsx';
import { ScreenHead } from '../shell/components/ScreenHead/ScreenHead.tsx';
import timeline from '../shell/components/Timeline/Timeline.stories.tsx';
import { Timeline } from '../shell/components/Timeline/Timeline.tsx';
import { OfficePage } from './OfficePage.tsx';

/*
 * The screens belong to an app with its own router (`site/office`). They are rebuilt here from the same components in the same
 * order, with the arguments of their own stories.
 */

export const Desk = () => (
  <OfficePage at="/office">
    <ScreenHead title="Good evening, Meera" />
    <DashboardColumns
      aside={
        <>
          <Panel heading="Coming">
            <ComingList {...comingList.args} />
          </Panel>
          <Panel heading="Status">
            <SystemStatus {...houseFacts.args} />
          </Panel>
        </>
      }
    >
      <Panel heading="Waiting for you" aside="24 in all">
        <WaitingList {...waitingList.args} />
      </Panel>
      <Panel heading="Campaigns about to be sent">
        <CampaignsInProgress {...lettersUnderWay.args} />
      </Panel>
      <Panel heading="Needs attention">
        <AttentionList {...lookList.args} />
      </Panel>
    </DashboardColumns>
  </OfficePage>
);

/** Check-in on a helper's phone. It has no navigation rail. */
export const Door = () => <CheckInFrame {...doorFrame.args} />;

export const Members = () => (
  <OfficePage at="/office/members">
    <ScreenHead title="Members" />
    <Stack space={12}>
      <filterBar.component {...filterBar.args} />
      <div>
        <FoundLine {...foundLine.args} />
        <DataTable {...memberTable.args} />
      </div>
      <div>
        <Button variant="line">Show 50 more</Button>
      </div>
    </Stack>
  </OfficePage>
);

export const Member = () => (
  <OfficePage at="/office/members">
    <ScreenHead title={memberHead.args.member.name} />
    <MemberHead {...memberHead.args}>
      <MemberActions {...memberActions.args} />
    </MemberHead>
    <RecordColumns
      start={
        <>
          <RecordGroup heading="What everybody sees">
            <PublicCard {...publicCard.args} />
          </RecordGroup>
          <RecordGroup heading="Consents">
            <ConsentTable {...consentTable.args} />
          </RecordGroup>
        </>
      }
      end={
        <>
          <RecordGroup heading="Facts">
            <FactList {...factList.args} />
          </RecordGroup>
          <RecordGroup heading="Contact">
            <ContactPart {...contactPart.args} />
          </RecordGroup>
          <RecordGroup heading="Taking part">
            <PartList {...partList.args} />
          </RecordGroup>
        </>
      }
      below={
        <RecordGroup heading="History">
          <Timeline {...timeline.args} />
        </RecordGroup>
      }
    />
  </OfficePage>
);

/** Tabs of an event, and its actions. */
const EventHead = ({ tab }: { tab: 'Facts' | 'Gallery' }) => (
  <>
    <ScreenHead title={eventForm.args.values.title} />
    <FilterTabs
      label="Parts of the event"
      items={(['Facts', 'Guests', 'Gallery', 'Emails', 'History'] as const).map((label) => ({
        href: `#${label}`,
        label,
        isCurrent: label === tab,
      }))}
      end={<EventActs {...eventActs.args} />}
    />
  </>
);

export const EventEditor = () => (
  <OfficePage at="/office/events">
    <Stack space={16}>
      <EventHead tab="Facts" />
      <Split ratio="7/5" align="start">
        <EventForm {...eventForm.args} />
        <EventPreview {...eventLook.args} />
      </Split>
    </Stack>
  </OfficePage>
);

export const Gallery = () => (
  <OfficePage at="/office/events">
    <Stack space={16}>
      <EventHead tab="Gallery" />
      <DropBar {...dropBar.args} />
      <GalleryBoard {...galleryBoard.args} />
    </Stack>
  </OfficePage>
);

export const Campaigns = () => (
  <OfficePage at="/office/campaigns">
    <ScreenHead
      title="Campaigns"
      action={
        <Button variant="accent" size="small">
          Write
        </Button>
      }
    />
    <Stack space={16}>
      <FilterTabs
        label="Which campaigns"
        items={[
          { href: '#drafts', label: 'Drafts', count: campaignList.args.campaigns.length, isCurrent: true },
          { href: '#under-way', label: 'Under way', count: 0, isCurrent: false },
          { href: '#sent', label: 'Sent', count: 0, isCurrent: false },
        ]}
      />
      <CampaignList {...campaignList.args} />
    </Stack>
  </OfficePage>
);

export const Gifts = () => (
  <OfficePage at="/office/gifts">
    <ScreenHead title="Gifts" />
    <Stack space={24}>
      <FigureRow {...figureRow.args} />
      <MonthBars {...monthBars.args} />
      <Panel heading="Needs attention">
        <AttentionRows {...giftLooks.args} />
      </Panel>
      <Panel heading="All gifts" aside={`${giftTable.args.rows.length}`}>
        <filterBar.component {...filterBar.args} />
        <DataTable {...giftTable.args} />
      </Panel>
    </Stack>
  </OfficePage>
);

export const Settings = () => (
  <OfficePage at="/office/settings">
    <ScreenHead title="Settings" />
    <SettingsParts
      {...settingsParts.args}
      parts={[{ href: '#digest', label: 'Digest' }, ...settingsParts.args.parts]}
      current="#digest"
    >
      <Panel heading="Digest">
        <DigestForm {...digestForm.args} />
      </Panel>
    </SettingsParts>
  </OfficePage>
);
