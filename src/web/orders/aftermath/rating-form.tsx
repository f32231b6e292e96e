import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { StarField } from '../ratings/star-field.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { type AftermathApi, aftermathCalls, type SaleRatings } from './calls.ts'

/** Characters; the server takes no more. */
const MAX_WORDS = 1000

type RatingFormProps = {
  api: AftermathApi
  orderId: string
  other: string
  ratings: SaleRatings
  onRated: (ratings: SaleRatings) => void
  onCancel: (() => void) | undefined
}

/** Stars and a few words about the other side. */
export function RatingForm({ api, orderId, other, ratings, onRated, onCancel }: RatingFormProps) {
  const { own } = ratings
  const form = useKeptForm(`rating-${orderId}`, {
    initial: { stars: own ? String(own.stars) : '', words: own?.words ?? '' },
    check: ({ stars }) => ({ stars: stars ? undefined : 'Choose one to five stars' }),
    async send({ stars, words }) {
      const rating = { stars: Number(stars), words: words.trim() }
      onRated(await aftermathCalls(api).rate(orderId, rating))
    },
  })
  return (
    <form
      {...form.form}
      aria-label="Write a review"
      className="flex flex-col gap-5 rounded-box border border-hairline bg-raised p-4 md:p-5"
    >
      <StarField
        legend={`How was it with ${other}?`}
        value={form.values.stars}
        onChange={(stars) => form.set({ stars })}
        error={form.problem('stars')}
      />
      <TextareaField
        {...form.field('words')}
        label="In your words"
        optional
        help="Everybody can read it once it is shown. Your name is shortened."
        maxLength={MAX_WORDS}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Saving">
          {own ? 'Save your review' : 'Write the review'}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
