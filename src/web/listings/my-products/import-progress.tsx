import { Button } from '../../ui/button.tsx'

const formatNumber = (n: number) => n.toLocaleString('en-US')

/** How far an import is. */
export function Importing({ seen, total }: { seen: number; total: number }) {
  return (
    <div className="flex flex-col gap-2 py-4">
      <p role="status" className="text-sm tabular-nums text-muted">
        {formatNumber(seen)} of {formatNumber(total)} lines
      </p>
      <progress aria-label="Lines listed" value={seen} max={total} className="meter block w-full" />
      <p className="text-sm text-muted">
        You can close this. Import the same file later to continue where it stopped; nothing is
        listed twice.
      </p>
    </div>
  )
}

type ImportDoneProps = { added: number; known: number; refused: number; onClose: () => void }

/** What came of an import. */
export function ImportDone({ added, known, refused, onClose }: ImportDoneProps) {
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <p className="text-lg font-semibold">
          {added === 1 ? 'One phone is listed' : `${formatNumber(added)} phones are listed`}
        </p>
        <p className="mt-1 text-muted">
          {known > 0 && `${formatNumber(known)} were here already. `}
          {refused > 0 &&
            `${formatNumber(refused)} lines need fixing: correct the file and import it again. `}
          {added > 0 && 'Add their photos with Edit.'}
        </p>
      </div>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
