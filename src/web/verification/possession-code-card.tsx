import { Maximize2, Printer } from 'lucide-react'
import { useState } from 'react'
import type { PossessionCode } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { QrPicture } from '../ui/pictures/qr-picture.tsx'
import { useTranslations } from '../ui/text.ts'
import { useFormatTimeLeft } from './time-left.ts'

type PossessionCodeCardProps = { code: PossessionCode; secondsLeft: number }

/** The code for the photo: large on this screen, or printed. */
export default function PossessionCodeCard({ code, secondsLeft }: PossessionCodeCardProps) {
  const [large, setLarge] = useState(false)
  const t = useTranslations('proving.possession')
  const formatTimeLeft = useFormatTimeLeft()
  const alt = t('qr')
  return (
    <div className="flex flex-col gap-4 md:flex-row md:items-center md:gap-6">
      <figure className="shrink-0 self-center text-center">
        <QrPicture svg={code.qr} alt={alt} className="size-48 rounded-field" />
        <figcaption className="mt-2 font-mono text-sm">{code.code}</figcaption>
      </figure>
      <div className="flex flex-col items-start gap-3">
        <ol className="flex list-(--numerals) flex-col gap-1 ps-5">
          <li>{t('show')}</li>
          <li>{t('take')}</li>
          <li>{t('send')}</li>
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Maximize2 className="size-4" />} onClick={() => setLarge(true)}>
            {t('large')}
          </Button>
        </div>
        <p className="text-sm text-muted tabular-nums">
          {t('works', { time: formatTimeLeft(secondsLeft) })}
        </p>
      </div>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        title={t('dialog')}
        size="wide"
        footer={
          <Button icon={<Printer className="size-4" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      >
        <figure className="print-alone text-center">
          <QrPicture
            svg={code.qr}
            alt={alt}
            className="mx-auto max-h-[60dvh] w-full max-w-lg object-contain"
          />
          <figcaption className="mt-3 font-mono text-lg">{code.code}</figcaption>
        </figure>
      </Dialog>
    </div>
  )
}
