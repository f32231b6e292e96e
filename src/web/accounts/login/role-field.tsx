import { ShoppingBag, Store } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { useTranslations } from '../../ui/text.ts'

const roles = [
  { role: 'Buyer', label: 'buyer', text: 'buyerText', Icon: ShoppingBag },
  { role: 'Seller', label: 'seller', text: 'sellerText', Icon: Store },
] as const

type RoleFieldProps = {
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** What an account is for, as two cards. */
export function RoleField({ name, value, onChange }: RoleFieldProps) {
  const t = useTranslations('signup')
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('role')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {roles.map(({ role, label, text, Icon }) => (
          <label key={role} className="pill items-start gap-3 p-3">
            <input
              type="radio"
              name={name}
              value={role}
              checked={role === value}
              onChange={onChange}
              aria-label={t(label)}
              aria-describedby={`${id}-${role}`}
            />
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              <span className="block font-semibold">{t(label)}</span>
              <span id={`${id}-${role}`} className="block font-normal text-pretty text-muted">
                {t(text)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
