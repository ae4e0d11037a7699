import { Download, FileJson, FileSpreadsheet, FileText, Printer, Table2 } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";

export type ExportFormat = "md" | "csv" | "json" | "flat-file";

const ITEMS = [
  { value: "md", label: "Markdown", icon: <FileText aria-hidden="true" /> },
  { value: "csv", label: "CSV", icon: <FileSpreadsheet aria-hidden="true" /> },
  { value: "flat-file", label: "Seller Central columns", icon: <Table2 aria-hidden="true" /> },
  { value: "json", label: "JSON", icon: <FileJson aria-hidden="true" /> },
  { value: "print", label: "Print", icon: <Printer aria-hidden="true" />, separated: true },
] as const;

const isFormat = (value: string): value is ExportFormat => ["md", "csv", "json", "flat-file"].includes(value);

/** The result as a file, or on paper. */
export const ExportMenu = ({ onExport }: { onExport: (format: ExportFormat) => void }) => (
  <Menu
    label="Export"
    trigger={
      <Button variant="outline">
        <Download aria-hidden="true" />
        Export
      </Button>
    }
    items={ITEMS}
    onSelect={(value) => (isFormat(value) ? onExport(value) : window.print())}
  />
);
