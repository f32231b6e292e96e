import { api as paths } from '../../routes.ts'

/** The photo by which a seller proved to have a phone; it is shown to moderators alone. */
export function PossessionPhoto({ phone }: { phone: { _id: string; name: string } }) {
  return (
    <details className="rounded-field bg-sage p-4">
      <summary className="min-h-6 cursor-pointer font-medium">
        Possession photo, private to moderators
      </summary>
      <img
        src={paths.possessionPhoto(phone._id)}
        alt={`The ${phone.name} with its one-time code`}
        loading="lazy"
        className="mt-3 max-h-96 rounded-field"
      />
    </details>
  )
}
