import { FileUpload } from "@ark-ui/react/file-upload";
import { FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { button, fileDrop } from "../styled-system/recipes/index.js";

type FileDropProps = {
  label: string;
  /** For example ".txt,.csv,.html,.json". */
  accept?: string;
  maxBytes: number;
  hint?: ReactNode;
  onFile: (file: File) => void;
  onReject: (reason: "too-large" | "wrong-type" | "too-many") => void;
  disabled?: boolean;
};

/** One file by drop, by click or by keyboard. The file is handed over at once and not kept. */
export const FileDrop = ({ label, accept, maxBytes, hint, onFile, onReject, disabled = false }: FileDropProps) => {
  const styles = fileDrop();
  return (
    <FileUpload.Root
      className={styles.root}
      maxFiles={1}
      maxFileSize={maxBytes}
      acceptedFiles={[]}
      disabled={disabled}
      {...(accept === undefined ? {} : { accept })}
      onFileAccept={({ files }) => {
        const [file] = files;
        if (file !== undefined) onFile(file);
      }}
      onFileReject={({ files }) => {
        const errors = files.flatMap((rejection) => rejection.errors);
        if (errors.length === 0) return;
        onReject(rejectionReason(errors));
      }}
    >
      <FileUpload.Dropzone disableClick role="group" aria-label={label} className={styles.zone}>
        <span className={styles.icon}>
          <FileUp aria-hidden="true" />
        </span>
        <FileUpload.Label className={styles.text}>{label}</FileUpload.Label>
        <FileUpload.Trigger className={button({ variant: "outline", size: "sm" })}>Choose file</FileUpload.Trigger>
      </FileUpload.Dropzone>
      <FileUpload.HiddenInput />
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
    </FileUpload.Root>
  );
};

const rejectionReason = (errors: readonly string[]): "too-large" | "wrong-type" | "too-many" => {
  if (errors.includes("FILE_TOO_LARGE")) return "too-large";
  return errors.includes("TOO_MANY_FILES") ? "too-many" : "wrong-type";
};
