import { Download, Printer } from 'lucide-react'
import { Button, CopyButton } from '../../ui/button.tsx'

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void }

/** Recovery codes, which are shown once, and the ways to keep them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = codes.join('\n')
  return (
    <div
      className="flex max-w-md flex-col gap-4 rounded-box border border-hairline p-5"
      role="status"
    >
      <h3 className="text-md font-semibold">Save your recovery codes</h3>
      <p className="text-pretty text-muted">
        If you lose your phone, each of these signs you in once. This is the only time that you see
        them. Keep them where you keep important papers.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} what="recovery codes" />
        <Button icon={<Download className="size-4" />} onClick={() => downloadText(text)}>
          Download
        </Button>
        <Button icon={<Printer className="size-4" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="primary" onClick={onSaved}>
          I saved them
        </Button>
      </div>
    </div>
  )
}

function downloadText(codes: string) {
  const file = new Blob([`Redial recovery codes\n\n${codes}\n`], { type: 'text/plain' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'redial-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
