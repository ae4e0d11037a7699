import { FileUp } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { css } from "../styled-system/css/index.js";
import { fileDrop } from "../styled-system/recipes/index.js";
import { Button } from "./button.tsx";
import { type FileRejection, rejectionOf } from "./file-rejection.ts";

type FileDropProps = {
  label: string;
  /** For example ".txt,.csv,.html,.json". */
  accept?: string;
  maxBytes: number;
  hint?: ReactNode;
  onFile: (file: File) => void;
  onReject: (reason: FileRejection) => void;
  disabled?: boolean;
};

const hidden = css({ srOnly: true });

/** One file by drop, by click or by keyboard. The file is handed over at once and not kept. */
export const FileDrop = ({ label, accept, maxBytes, hint, onFile, onReject, disabled = false }: FileDropProps) => {
  const styles = fileDrop();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragging, setIsDragging] = useState(false);

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (disabled || files === null || file === undefined) return;
    const rejection = rejectionOf([...files], { accept, maxBytes });
    if (rejection === null) onFile(file);
    else onReject(rejection);
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setIsDragging(isOver && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    take(event.dataTransfer.files);
  };

  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same by key */}
      <div
        role="group"
        aria-label={label}
        className={styles.zone}
        data-dragging={isDragging ? "" : undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        <span className={styles.icon}>
          <FileUp aria-hidden="true" />
        </span>
        <label htmlFor={inputId} className={styles.text}>
          {label}
        </label>
        <Button variant="outline" size="sm" disabled={disabled} onClick={() => input.current?.click()}>
          Choose file
        </Button>
      </div>
      <input
        ref={input}
        id={inputId}
        type="file"
        className={hidden}
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        accept={accept}
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
    </div>
  );
};
