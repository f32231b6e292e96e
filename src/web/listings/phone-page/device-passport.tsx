import { lazyPart } from '../../ui/lazy-part.ts'
import type { PhoneDetail } from '../queries.ts'

const lazyPassport = lazyPart(
  async () => (await import('../../passports/passport-panel.tsx')).PassportPanel,
)

/** The history of the phone, by its IMEI; nothing without an IMEI check. Loaded after the page. */
export function DevicePassport({ phone }: { phone: PhoneDetail }) {
  const hasPassport = Boolean(phone.verifications?.imei)
  const Panel = lazyPassport.usePart(hasPassport)
  if (!hasPassport) return null
  return (
    <section aria-labelledby="passport" className="md:col-span-2">
      <h2 id="passport" className="text-lg">
        Device passport
      </h2>
      <p className="mb-4 max-w-prose text-sm text-pretty text-muted">
        The history of this phone in Redial, by its IMEI. No entry can be changed unnoticed.
      </p>
      <div className="min-h-72">{Panel && <Panel phoneId={phone._id} />}</div>
    </section>
  )
}
