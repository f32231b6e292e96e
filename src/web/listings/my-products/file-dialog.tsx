import type { Api } from '../../api/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckReport } from './check-report.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportDone, Importing } from './import-progress.tsx'
import { useFileImport } from './use-file-import.ts'

type FileDialogProps = {
  api: Api
  open: boolean
  onClose: () => void
  refresh: () => Promise<void>
}

/** Phones from a file: a dry run first, then the good lines when its seller says so. */
export function FileDialog({ open, onClose, ...rest }: FileDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Import from a file" size="wide">
      {open && <Steps {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function Steps({ api, onClose, refresh }: Omit<FileDialogProps, 'open'>) {
  const { step, check, list, again } = useFileImport(api)
  if (step.at === 'choosing')
    return (
      <ChooseFile
        problem={step.problem}
        busy={step.busy ?? false}
        onFile={check}
        onClose={onClose}
      />
    )
  if (step.at === 'importing')
    return <Importing seen={step.seen} total={step.report.lines.length} />
  if (step.at === 'done') return <ImportDone {...step} onClose={onClose} />
  return (
    <CheckReport
      report={step.report}
      problem={step.problem}
      onAgain={again}
      onList={async () => {
        if (await list(step.report)) await refresh()
      }}
    />
  )
}
