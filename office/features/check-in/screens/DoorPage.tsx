import { ButtonLink } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { isWide } from '../../../kit/useIsWide.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { DoorFrame } from '../components/DoorFrame/DoorFrame.tsx';
import { DoorHead } from '../components/DoorHead/DoorHead.tsx';
import { LastCheckIn } from '../components/LastCheckIn/LastCheckIn.tsx';
import { NameSearch } from '../components/NameSearch/NameSearch.tsx';
import { TicketFinder } from '../components/TicketFinder/TicketFinder.tsx';
import { type TypedWalkIn, WalkInForm, walkInFields } from '../components/WalkInForm/WalkInForm.tsx';
import { Result } from './Result.tsx';
import { calledSo } from './standing.ts';
import { useAwake } from './useAwake.ts';
import { useCamera } from './useCamera.ts';
import { useDoor } from './useDoor.ts';
import type { DoorList } from './useDoorList.ts';
import { useNight } from './useNight.ts';

export interface DoorPageProps {
  event: string;
  /** The list as the page began. */
  list: DoorList;
}

const WalkIn = v.omit(officeCalls.walkIn.body, ['device', 'now', 'item', 'at']);

/** Where an evening's people come in: by their tickets, by their names, with and without a connection. */
export function DoorPage({ event, list }: DoorPageProps) {
  const door = useDoor(event, list);
  const camera = useCamera((text) => void door.scan(text));
  const [words, setWords] = useState('');
  const [isWalkingIn, setWalkingIn] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const field = useRef<HTMLInputElement>(null);
  useAwake();
  useNight();

  // A phone's keyboard would cover the camera.
  const goOn = () => {
    setWords('');
    if (isWide()) field.current?.focus();
    else field.current?.blur();
  };
  const closeForm = () => {
    setWalkingIn(false);
    setErrors({});
  };
  const letWalkIn = (typed: TypedWalkIn) => {
    const person = { ...typed, guests: Number(typed.guests) };
    const parsed = v.safeParse(WalkIn, person);
    setErrors(wrongIn(WalkIn, person));
    if (!parsed.success) return;
    door.walkIn(parsed.output);
    closeForm();
    goOn();
  };
  const { event: shownEvent, counts, me } = door.list;
  return (
    <>
      <DoorFrame
        head={
          <DoorHead
            title={shownEvent.title}
            arrived={door.arrived}
            coming={counts.taken}
            guests={counts.guests}
            helper={me.name}
            until={me.until}
            unsent={door.unsent}
            isOnline={door.isOnline}
          />
        }
        view={
          <>
            <TicketFinder state={camera.state} film={camera.film} onRetry={camera.retry} />
            {door.shown && (
              <Result
                shown={door.shown}
                entry={door.shownEntry}
                holds={door.holds}
                onLetIn={door.letIn}
                onGuests={door.moreGuests}
              />
            )}
          </>
        }
        search={
          <>
            {door.shut !== undefined && (
              <Strip
                live
                tone="critical"
                action={
                  me.until === null && (
                    <ButtonLink variant="line" href={`/office/sign-in?to=/office/check-in/${event}`}>
                      Sign in
                    </ButtonLink>
                  )
                }
              >
                {door.shut}
                {door.unsent > 0 && ' Check-ins that are not sent yet wait here for a new pass.'}
              </Strip>
            )}
            {door.told && (
              <Strip live tone="info">
                {door.told}
              </Strip>
            )}
            <NameSearch
              words={words}
              onWords={setWords}
              {...calledSo(door.entries, words)}
              onChoose={(entry) => {
                door.choose(entry);
                goOn();
              }}
              onWalkIn={() => setWalkingIn(true)}
              field={field}
            />
          </>
        }
        foot={<LastCheckIn last={door.last} onUndo={door.undo} />}
      />
      <Dialog open={isWalkingIn} onClose={closeForm} title="Not on the list">
        <WalkInForm errors={errorsOf(errors)} onLetIn={letWalkIn} onBack={closeForm} />
      </Dialog>
    </>
  );
}

const errorsOf = (wrong: Readonly<Record<string, string>>) =>
  Object.fromEntries(walkInFields.map((name) => [name, wrong[name]]));
