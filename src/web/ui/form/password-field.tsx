import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { useTranslations } from '../text.ts'
import { type FieldTexts, TextField } from './fields.tsx'

export type PasswordStrength = 0 | 1 | 2 | 3 | 4

export type StrengthTexts = {
  label: string
  /** From 0 to 4. */
  levels: readonly [string, string, string, string, string]
}

const strengthFills = ['bg-hairline', 'bg-red', 'bg-amber', 'bg-green', 'bg-green'] as const
const STEPS = [1, 2, 3, 4] as const

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & { strength?: { value: PasswordStrength; texts: StrengthTexts } | undefined }

export function PasswordField({ strength, help, ...rest }: PasswordFieldProps) {
  const t = useTranslations('shell.password')
  const [shown, setShown] = useState(false)
  const helpWithStrength =
    // A refused password is not strong, whatever its characters.
    strength === undefined || rest.error ? (
      help
    ) : (
      <>
        <StrengthHint {...strength} />
        {help}
      </>
    )

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      help={helpWithStrength}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={t(shown ? 'hide' : 'show')}
          icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

type StrengthHintProps = { value: PasswordStrength; texts: StrengthTexts }

function StrengthHint({ value: strength, texts }: StrengthHintProps) {
  return (
    <span className="mb-1 flex items-center gap-3">
      <span aria-hidden="true" className="flex max-w-40 flex-1 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 flex-1 rounded-full',
              step <= strength ? strengthFills[strength] : 'bg-hairline',
            )}
          />
        ))}
      </span>
      <span>
        <span className="sr-only">{`${texts.label} `}</span>
        {texts.levels[strength]}
      </span>
    </span>
  )
}
