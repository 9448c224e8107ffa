import { PhotoInput } from '@banyan/ui/content';
import { Button, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import type { ChangeEvent } from 'react';
import { FieldError } from '../../fields/Field/index.ts';
import { controlOf } from '../../form/index.ts';
import type { Photo } from './usePhoto.ts';

export interface StoryPhotoProps {
  /** Id of the file input; the summary links to it. */
  id: string;
  /** Id of the form that it belongs to, because it is outside the form element. */
  form?: string | undefined;
  /** State from `usePhoto`: the picture, its error, and how to choose another one. */
  photo: Photo;
  /** Set while the form is being sent. */
  readOnly: boolean;
}

/* The list omits HEIC, so that a phone converts the photograph to JPEG. */
const accept = 'image/jpeg,image/png,image/webp,image/avif,.jfif,.jpe';

/** Input for the story's photograph: choose it, see it as the story will show it, remove it again. */
export function StoryPhoto({ id, form, photo: state, readOnly }: StoryPhotoProps) {
  const { photo, error, busy } = state;
  const errorId = `${id}-error`;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) void state.choose(file);
    // Lets the visitor choose the same file again after removing it.
    currentTarget.value = '';
  };
  const remove = () => {
    state.remove();
    controlOf(id)?.focus();
  };
  return (
    <Stack space={12} align="start">
      <PhotoInput
        id={id}
        name="photo"
        form={form}
        accept={accept}
        label={busy ? 'Reading it...' : photo ? 'Choose another' : 'Choose a photograph'}
        hint={photo ? photo.name : 'Optional, up to 5MB. It fills the niche.'}
        image={photo?.image}
        busy={busy}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        disabled={readOnly}
        onChange={onChange}
      />
      <div role="status">
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {photo ? (
          <Text size="small">The photograph is in its place, without the data of the camera.</Text>
        ) : null}
      </div>
      {photo || error ? (
        <Button variant="line" onClick={remove}>
          {photo ? 'Remove the photograph' : 'Go on without one'}
        </Button>
      ) : null}
    </Stack>
  );
}
