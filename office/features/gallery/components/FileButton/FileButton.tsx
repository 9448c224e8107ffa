import { Button, type ButtonProps } from '@banyan/ui/elements';
import { useRef } from 'react';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Accepted files, as in a file input’s `accept`: `image/jpeg,.mkv`. */
  accept: string;
  /** Set to allow several files at once. @default false */
  multiple?: boolean;
  /** Called with the chosen files. */
  onFiles: (files: readonly File[]) => void;
}

/** Button that opens the file picker. */
export function FileButton({ accept, multiple = false, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows the same file to be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
