import { Download, FileJson, FileSpreadsheet, FileText, Printer, Table2 } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";

export type ExportFormat = "md" | "csv" | "json" | "flat-file";

const ITEMS = [
  { value: "md", label: "Document (Markdown)", icon: <FileText aria-hidden="true" /> },
  { value: "csv", label: "Spreadsheet (CSV)", icon: <FileSpreadsheet aria-hidden="true" /> },
  { value: "flat-file", label: "Seller Central columns", icon: <Table2 aria-hidden="true" /> },
  { value: "json", label: "Data (JSON)", icon: <FileJson aria-hidden="true" /> },
  { value: "print", label: "Print", icon: <Printer aria-hidden="true" />, separated: true },
] as const;

const isFormat = (value: string): value is ExportFormat => ["md", "csv", "json", "flat-file"].includes(value);

type ExportMenuProps = {
  /** The rules the result was written for. */
  profile: string;
  onExport: (format: ExportFormat) => void;
};

/** The result as a file, or on paper. Seller Central is Amazon's. */
export const ExportMenu = ({ profile, onExport }: ExportMenuProps) => (
  <Menu
    label="Export"
    trigger={
      <Button variant="outline">
        <Download aria-hidden="true" />
        Export
      </Button>
    }
    items={ITEMS.filter(({ value }) => value !== "flat-file" || profile.startsWith("amazon-"))}
    onSelect={(value) => (isFormat(value) ? onExport(value) : window.print())}
  />
);
