import { BadgeCheck, CircleAlert, CircleHelp, ShieldAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { imeiWords } from './imei-words.ts'
import type { KnownImei } from './sheet.ts'

const looks = {
  good: { Icon: BadgeCheck, className: 'bg-green-wash', ink: 'text-green' },
  waiting: { Icon: CircleAlert, className: 'bg-amber-wash', ink: 'text-amber' },
  neutral: { Icon: CircleHelp, className: 'bg-mist', ink: 'text-muted' },
  danger: { Icon: ShieldAlert, className: 'bg-red-wash', ink: 'text-red' },
}

type ImeiResultProps = { imei: KnownImei; name: string; checking: boolean; onChange: () => void }

/** What the number says of the phone, in plain words. */
export function ImeiResult({ imei, name, checking, onChange }: ImeiResultProps) {
  const { tone, title, more } = imeiWords(imei, name)
  const { Icon, className, ink } = looks[tone]
  return (
    <div className={classNames('flex items-start gap-3 rounded-field p-4', className)}>
      <Icon className={classNames('mt-0.5 size-5 shrink-0', ink)} />
      <div role="status" className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{checking ? 'Checking the IMEI' : title}</p>
        <p className="text-muted">{more}</p>
      </div>
      <Button variant="ghost" className="-my-2 -me-2 px-3 text-sm" onClick={onChange}>
        Change<span className="sr-only"> the IMEI</span>
      </Button>
    </div>
  )
}
