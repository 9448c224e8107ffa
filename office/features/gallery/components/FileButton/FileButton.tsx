import { Button, type ButtonProps } from '@banyan/ui/elements';
import { useRef } from 'react';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** What may be chosen, as a file input has it: `image/jpeg,.mkv`. */
  accept: string;
  /** Whether several may be chosen at once. @default false */
  multiple?: boolean;
  /** Files were chosen. */
  onFiles: (files: readonly File[]) => void;
}

/** A button that asks for files. */
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
          // The same file can then be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
